import type { Cents } from '@linmen/contract'
import { payWithCoupon, type Coupon } from '#coupon/coupon-usability.ts'
import { NOTHING, percentUp, subtract } from '#money/cents.ts'

/** The five kinds of a price, in the order of their wire codes 0–4. */
export type PriceKind = 'full' | 'setMeal' | 'freeCoupon' | 'amountOff' | 'discountCard'

/** What something costs this buyer, and why. */
export interface Quote {
  readonly kind: PriceKind
  readonly price: Cents
  readonly pay: Cents
  readonly saved: Cents
}

/** What the buyer wants to save with: a coupon, the discount card if there is one, or nothing. */
export type Offer<C> = C | 'card' | 'none'

export interface Perks {
  /** A set meal of the buyer has looks left that open it. */
  readonly setMeal: boolean
  /** A coupon is already known to be usable. */
  readonly offer: Offer<Pick<Coupon, 'kind' | 'worth'>>
  /** What remains to pay with a discount card: worth 8.8 on the wire is 88. No card is 100. */
  readonly cardPercent: number
}

/** One perk pays; perks never add up. A set meal is paid for already, so it goes before every offer. */
export function quotePrice(price: Cents, { setMeal, offer, cardPercent }: Perks): Quote {
  if (setMeal) return quote('setMeal', price, NOTHING)
  if (offer === 'none') return quote('full', price, price)
  if (offer !== 'card')
    return quote(
      offer.kind === 'free' ? 'freeCoupon' : 'amountOff',
      price,
      payWithCoupon(price, offer),
    )
  const withCard = percentUp(price, cardPercent)
  return withCard < price ? quote('discountCard', price, withCard) : quote('full', price, price)
}

const quote = (kind: PriceKind, price: Cents, pay: Cents): Quote => ({
  kind,
  price,
  pay,
  saved: subtract(price, pay),
})
