import type { FootballRow } from '@linmen/domain/match-files/football-row.ts'
import type { Result3 } from '@linmen/domain/scoring/rules.ts'

/** What somebody says of a match before it. Parts that he does not forecast are left out. */
export interface Forecast {
  readonly p: Result3
  readonly over?: number
  readonly margin?: number
}

/** Somebody who forecasts day by day. Everything he knows comes from `learn`. */
export interface Contestant {
  readonly name: string
  /** Null when he has nothing to say, as the market without odds. */
  forecast(row: FootballRow): Forecast | null
  learn(day: readonly FootballRow[]): void
}
