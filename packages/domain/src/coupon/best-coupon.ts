import type { Cents } from '@linmen/contract'
import { percentUp } from '#money/cents.ts'
import { couponUnusable, payWithCoupon, type Coupon, type Purchase } from './coupon-usability.ts'

/** The coupons that can pay, the best first; of equal ones the one that ends first, so that none is lost. */
export function usableCoupons<C extends Coupon>(coupons: readonly C[], purchase: Purchase): C[] {
  const paysWith = (coupon: Coupon) => payWithCoupon(purchase.price, coupon)
  return coupons
    .filter((coupon) => couponUnusable(coupon, purchase) === null)
    .toSorted(
      (a, b) => paysWith(a) - paysWith(b) || a.validToMs - b.validToMs || (a.id < b.id ? -1 : 1),
    )
}

/** The offer to begin with: the best coupon, unless the discount card or the bare price is cheaper. */
export function bestOffer<C extends Pick<Coupon, 'kind' | 'worth'>>(
  bestFirst: readonly C[],
  price: Cents,
  cardPercent: number,
): C | 'card' {
  const [best] = bestFirst
  if (!best) return 'card'
  const pay = payWithCoupon(price, best)
  return pay < price && pay <= percentUp(price, cardPercent) ? best : 'card'
}
