import type { Cents } from '@linmen/contract'
import type { Generated } from 'kysely'

export interface CouponTable {
  id: string
  member_id: string
  name: string
  kind: 'free' | 'amountOff'
  category: 'general' | 'plan' | 'interpretation' | 'vip' | 'charge'
  worth: Cents
  threshold: Cents
  valid_from_ms: number
  valid_to_ms: number
  /** Lower-case platform names; empty means everywhere. */
  platforms: Generated<string[]>
  expert_level: number | null
  expert_id: string | null
  origin: 'system' | 'member'
  /** Expiry is not a state: it follows from the clock. */
  state: Generated<'issued' | 'used'>
  order_id: string | null
  created_at_ms: number
}
