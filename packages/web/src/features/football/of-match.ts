/** What every tab of a match is given. */
export interface OfMatch {
  readonly matchId: string
}
