import type { Cents } from '@linmen/contract'
import type { OfferedCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import type { PerksLeft } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import { bestOffer } from '@linmen/domain/coupon/best-coupon.ts'
import { NOTHING, subtract } from '@linmen/domain/money/cents.ts'
import { quotePrice, type Offer, type Quote } from '@linmen/domain/pricing/quote.ts'
import { setMealCovers } from '@linmen/domain/pricing/set-meal-cover.ts'
import { goodsRule } from '@linmen/domain/sale/goods.ts'
import type { OfferedCard } from '#features/coupon/parts/public.ts'
import type { ForSale } from './for-sale.ts'

/** What the sheet offers beside the price. The server works it out again when it is paid. */
export interface PayOffers {
  readonly setMeal: boolean
  /** The best first. */
  readonly usable: readonly OfferedCoupon[]
  readonly unusable: readonly OfferedCoupon[]
  /** 100 without a card. */
  readonly cardPercent: number
  readonly card: OfferedCard | null
  /** Undefined while it is unknown: then the server says whether it is enough. */
  readonly balance: Cents | undefined
}

type Priced = Pick<ForSale, 'kind' | 'price' | 'looks'>

/** Coupons and perks that could not be loaded count as none: the sale goes on without them. */
export function offersFor(
  { kind, looks }: Priced,
  coupons: readonly OfferedCoupon[] = [],
  perks: PerksLeft | undefined,
): PayOffers {
  const left = { jingcai: perks?.jingcai.sum ?? 0, pool: perks?.pool.sum ?? 0 }
  const rule = goodsRule(kind)
  const card = rule.offers === null || rule.noCards ? null : cardOf(perks)
  return {
    setMeal: rule.looks && looks !== undefined && setMealCovers(looks, left),
    usable: coupons.filter((coupon) => coupon.usable),
    unusable: coupons.filter((coupon) => !coupon.usable),
    cardPercent: card?.percent ?? 100,
    card,
    balance: perks?.balance,
  }
}

/** How many coins are missing for a price; nothing when the balance is enough or unknown. */
export const shortBy = (pay: Cents, balance: Cents | undefined): Cents =>
  balance === undefined || balance >= pay ? NOTHING : subtract(pay, balance)

export const quoteFor = (
  { price }: Pick<Priced, 'price'>,
  { setMeal, cardPercent }: PayOffers,
  offer: Offer<OfferedCoupon>,
): Quote => quotePrice(price, { setMeal, offer, cardPercent })

/** What to begin with. A set meal needs no coupon. */
export const bestChoice = (
  { price }: Pick<Priced, 'price'>,
  offers: PayOffers,
): Offer<OfferedCoupon> =>
  offers.setMeal ? 'card' : bestOffer(offers.usable, price, offers.cardPercent)

const cardOf = (perks: PerksLeft | undefined): OfferedCard | null =>
  perks && perks.cardPercent < 100
    ? { percent: perks.cardPercent, endsAtMs: perks.cardEndsAtMs, usesLeft: perks.cardUsesLeft }
    : null
