/** Which past matches are looked at: the question the history calls are asked with. */
export interface HistoryChoice {
  readonly sameLeague: boolean
  readonly sameVenue: boolean
  readonly part: 'full' | 'half'
  readonly pageSize: 10 | 20
}

export const EVERY_MATCH: HistoryChoice = {
  sameLeague: false,
  sameVenue: false,
  part: 'full',
  pageSize: 10,
}
