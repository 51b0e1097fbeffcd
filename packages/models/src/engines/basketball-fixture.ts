/** A game that is to be forecast. */
export interface BasketballFixture {
  readonly day: number
  readonly home: string
  readonly away: string
  readonly playoffs: boolean
  /** What the market expects the home side to win by, and the points of both; NaN when not given. */
  readonly homeLine: number
  readonly totalLine: number
}
