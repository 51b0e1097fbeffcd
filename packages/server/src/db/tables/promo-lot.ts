import type { Cents } from '@linmen/contract'

export interface PromoLotTable {
  id: string
  member_id: string
  source: 'charge' | 'redpacket'
  granted: Cents
  left_over: Cents
  expires_at_ms: number
  created_at_ms: number
}
