export interface SeasonTable {
  id: string
  league_id: string
  name: string
  first_day: string
  last_day: string
  rounds: number
}
