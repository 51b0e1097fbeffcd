/** One remembered write: who asked, under which request id, for what, and what was answered. */
export interface IdemTable {
  scope: string
  key: string
  fingerprint: string
  /** The answer's wire fields as JSON text; null only while the first call is still running. */
  response: string | null
  created_at_ms: number
}
