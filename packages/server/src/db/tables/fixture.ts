import type { ColumnType } from 'kysely'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Referee } from '@linmen/domain/sport/atlas.ts'

export interface FixtureTable {
  id: string
  sport: Sport
  league_id: string
  season_id: string
  stage_id: string
  round: number | null
  round_name: string
  group_name: string | null
  home_id: string
  away_id: string
  /** The day it is listed and numbered under, noon to noon in Beijing. */
  business_day: string
  kick_off_at_ms: number
  neutral: boolean
  home_rank: number | null
  away_rank: number | null
  referee: ColumnType<Referee, string> | null
  number: string | null
  single_handicap: number | null
  beijing_issue: string | null
  beijing_number: number | null
  pool_issue: string | null
  pool_place: number | null
  has_video: boolean
  has_cartoon: boolean
  first_leg_id: string | null
}
