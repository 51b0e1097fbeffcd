import type { Cents } from '@linmen/contract'
import type { Generated } from 'kysely'

/** A published plan. Pick, odds, match and price never change; the result is written once. */
export interface PlanTable {
  id: string
  plan_no: string
  expert_id: string
  title: string
  teaser: string
  sport: 'football' | 'basketball' | 'pool14' | 'pick9' | 'single'
  market: 'winDrawLose'
  in_set_meals: Generated<boolean>
  price: Cents
  match_id: string
  match_number: string | null
  league_name: string
  home_name: string
  away_name: string
  home_team_id: string | null
  away_team_id: string | null
  kickoff_ms: number
  pick: 'home' | 'draw' | 'away'
  odds_hundredths: number
  published_at_ms: number
  result: 'hit' | 'miss' | 'void' | null
  home_goals: number | null
  away_goals: number | null
  settled_at_ms: number | null
}
