import type { Cents } from '@linmen/contract'
import { percentUp } from '#money/cents.ts'
import { couponUnusable, payWithCoupon, type Coupon, type Purchase } from './coupon-usability.ts'

/** What a buyer may choose from when paying: one coupon, the discount card, or nothing. */
export type Offer =
  | { readonly kind: 'coupon'; readonly coupon: Coupon; readonly pay: Cents }
  | { readonly kind: 'card'; readonly pay: Cents }
  | { readonly kind: 'none'; readonly pay: Cents }

/**
 * The offer that costs the buyer least. Between equals the coupon that ends first goes, so that
 * nothing is lost by waiting, and a coupon goes before the card, as in the order of prices.
 */
export function bestOffer(
  coupons: readonly Coupon[],
  purchase: Purchase,
  cardPercent: number,
): Offer {
  const [best] = usableCoupons(coupons, purchase)
  const card = percentUp(purchase.price, cardPercent)
  const coupon = best && payWithCoupon(purchase.price, best)
  if (best && coupon !== undefined && coupon <= card && coupon < purchase.price)
    return { kind: 'coupon', coupon: best, pay: coupon }
  return card < purchase.price ? { kind: 'card', pay: card } : { kind: 'none', pay: purchase.price }
}

/** The coupons that can pay, the best first. */
export function usableCoupons(coupons: readonly Coupon[], purchase: Purchase): Coupon[] {
  const paysWith = (coupon: Coupon) => payWithCoupon(purchase.price, coupon)
  return coupons
    .filter((coupon) => couponUnusable(coupon, purchase) === null)
    .toSorted(
      (a, b) => paysWith(a) - paysWith(b) || a.validToMs - b.validToMs || (a.id < b.id ? -1 : 1),
    )
}
