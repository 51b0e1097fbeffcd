/** A match of the regular season before it has an hour: clubs by their place in the league's list. */
export interface Pairing {
  readonly home: number
  readonly away: number
  /** Days after the first day of the season. */
  readonly day: number
  /** Null where a season has no rounds. */
  readonly round: number | null
}
