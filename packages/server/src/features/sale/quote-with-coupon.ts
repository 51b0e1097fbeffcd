import type { RefusalData } from '@linmen/contract'
import type { couponNotUsable } from '@linmen/contract/coupon/coupon.refusals.ts'
import { unusableReason } from '@linmen/domain/coupon/unusable-reason.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import { quotePrice, type Quote } from '@linmen/domain/pricing/quote.ts'
import type { Reader } from '#db/port.ts'
import type { Call } from '#kit/call.ts'
import { couponsFor, type Priced } from './offers.ts'

interface Asking extends Pick<Call, 'nowMs' | 'platform'> {
  readonly actor: { readonly id: string }
  readonly refuse: (
    code: 'coupon.not_usable',
    data: RefusalData<typeof couponNotUsable, 'coupon.not_usable'>,
  ) => never
}

/** What somebody would pay with this coupon, or without one. Nothing is taken. */
export async function quoteWithCoupon(
  db: Reader,
  priced: Priced,
  couponId: string | undefined,
  call: Asking,
): Promise<Quote> {
  const none = { setMeal: false, cardPercent: 100 }
  if (couponId === undefined) return quotePrice(priced.price, { ...none, offer: 'none' })
  const coupons = await couponsFor(db, priced, {}, call)
  const coupon = coupons.find(({ id }) => id === couponId)
  if (coupon?.usable) return quotePrice(priced.price, { ...none, offer: coupon })
  const why = coupon?.why ?? 'not_owned'
  const about = coupon ?? { kind: 'amountOff' as const, threshold: NOTHING }
  return call.refuse('coupon.not_usable', { why, reason: unusableReason(why, about) })
}
