export interface TeamTable {
  id: string
  league_id: string
  name: string
  rank: number | null
}
