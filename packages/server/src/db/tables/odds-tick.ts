/** What one company offered from one moment on. Three whole numbers each, as in `LineOdds` and `EuropeanOdds`. */
export interface OddsTickTable {
  match_id: string
  version: number
  feed_seq: number
  company: number
  at_ms: number
  received_at_ms: number
  european: number[]
  asian: number[]
  over_under: number[]
}
