import type { Cents } from '@linmen/contract'
import type { OfferedCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import type { Purchase } from '@linmen/domain/coupon/coupon-usability.ts'
import { goodsRule, type GoodsKind } from '@linmen/domain/sale/goods.ts'
import type { Reader } from '#db/port.ts'
import { couponsOf, offerCoupons, type CouponFilter } from '#features/coupon/public.ts'
import type { Seller } from '#features/expert/public.ts'
import type { Call } from '#kit/call.ts'

/** A thing with its price, as coupons look at it. */
export interface Priced {
  readonly kind: GoodsKind
  readonly price: Cents
  readonly seller: Pick<Seller, 'id' | 'level'> | null
}

type Buyer = Pick<Call, 'nowMs' | 'platform'>

const NOBODY = { id: '', level: -1 }

export const purchaseOf = ({ price, seller }: Priced, { nowMs, platform }: Buyer): Purchase => ({
  price,
  expert: seller ?? NOBODY,
  platform,
  atMs: nowMs,
})

/** The member's coupons beside one thing: what can pay for it, best first, and why the rest cannot. */
export async function couponsFor(
  db: Reader,
  priced: Priced,
  filter: Pick<CouponFilter, 'kind' | 'category'>,
  call: Buyer & { readonly actor: { readonly id: string } },
): Promise<OfferedCoupon[]> {
  const category = goodsRule(priced.kind).offers
  if (category === null) return []
  const coupons = await couponsOf(db, call.actor.id, { ...filter, unused: true })
  return offerCoupons(coupons, category, purchaseOf(priced, call))
}
