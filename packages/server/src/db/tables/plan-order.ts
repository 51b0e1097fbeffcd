import type { Cents } from '@linmen/contract'
import type { Generated } from 'kysely'
import type { OrderState } from '@linmen/domain/order/order-state.ts'
import type { PriceKind } from '@linmen/domain/pricing/plan-price.ts'

export interface PlanOrderTable {
  id: string
  member_id: string
  plan_id: string
  expert_id: string
  state: OrderState
  kind: PriceKind
  price: Cents
  pay: Cents
  promo_part: Cents
  paid_part: Cents
  share_percent: number
  coupon_id: string | null
  card_id: string | null
  pack_id: string | null
  look_value: Generated<Cents>
  look_paid: Generated<Cents>
  created_at_ms: number
}
