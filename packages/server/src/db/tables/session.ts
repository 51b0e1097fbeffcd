export interface SessionTable {
  /** SHA-256 of the secret. The secret itself exists only at the client. */
  secret_hash: string
  public_id: string
  kind: 'browser' | 'token'
  member_id: string
  /** Key of the session's request signatures, given to the browser at login. */
  sign_key: string
  created_at_ms: number
  seen_at_ms: number
  idle_ends_at_ms: number
  ends_at_ms: number
  ended_at_ms: number | null
}
