import type { Cents } from '@linmen/contract'
import type { Generated } from 'kysely'

/** A bought set meal. */
export interface PackTable {
  id: string
  member_id: string
  name: string
  scope: 'jingcai' | 'pool'
  /** Set when the set meal is tied to one expert. */
  expert_id: string | null
  price: Cents
  paid_part: Cents
  looks: number
  used: Generated<number>
  earned: Generated<Cents>
  paid_earned: Generated<Cents>
  expires_at_ms: number
  created_at_ms: number
}
