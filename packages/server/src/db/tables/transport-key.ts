/** The key pair that hides passwords on their way here. Shared by all processes on one database. */
export interface TransportKeyTable {
  kid: string
  bits: number
  private_pem: string
  created_at_ms: number
}
