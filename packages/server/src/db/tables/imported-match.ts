/** What a file says of a football match. Never changed: what is said later stands in other records. */
export interface ImportedMatchTable {
  match_id: string
  received_at_ms: number
  opened_at_ms: number
  closed_at_ms: number
  full_home: number
  full_away: number
  half_home: number | null
  half_away: number | null
  corners_home: number | null
  corners_away: number | null
  yellow_home: number | null
  yellow_away: number | null
  red_home: number | null
  red_away: number | null
  offers: string
  closing_place: number | null
}
