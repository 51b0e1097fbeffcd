/** What a model said about a match before it began. Appended, never changed. */
export interface PredictionTable {
  id: string
  match_id: string
  model: string
  made_at_ms: number
  chances: number[]
  market: number[] | null
  market_company: number | null
  goals: number[]
  rho: number
  sample: number
}
