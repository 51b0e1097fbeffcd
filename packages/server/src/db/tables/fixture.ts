import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'

export interface FixtureTable {
  id: string
  league_id: string
  home_id: string
  away_id: string
  /** The day it is listed and numbered under, noon to noon in Beijing. */
  business_day: string
  kick_off_at_ms: number
  neutral: boolean
  number: string | null
  lotteries: LotteryGame[]
}
