/** The right to read something, and the order it came from. */
export interface EntitlementTable {
  id: string
  member_id: string
  item_kind: 'plan'
  item_id: string
  order_id: string
  granted_at_ms: number
  revoked_at_ms: number | null
}
