/** Login nonces that were used. They are signed when issued, so only use needs a row. */
export interface LoginNonceTable {
  nonce: string
  expires_at_ms: number
}
