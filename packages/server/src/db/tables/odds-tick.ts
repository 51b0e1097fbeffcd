/** What one company offered from one moment on. Three whole numbers each, as in `LineOdds` and `EuropeanOdds`. */
export interface OddsTickTable {
  match_id: string
  company: number
  seq: number
  at_ms: number
  received_at_ms: number
  european: number[]
  asian: number[]
  over_under: number[]
}
