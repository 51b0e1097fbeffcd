import type { Cents } from '@linmen/contract'
import type { OfferedCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import type { PerksLeft } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import { bestCoupon } from '@linmen/domain/coupon/best-coupon.ts'
import { quotePlan, type PlanQuote } from '@linmen/domain/pricing/plan-price.ts'
import { setMealCovers } from '@linmen/domain/pricing/set-meal-cover.ts'

/** What the sheet offers beside the price. The server works it out again when it is paid. */
export interface PayOffers {
  readonly setMeal: boolean
  /** The best first. */
  readonly usable: readonly OfferedCoupon[]
  readonly unusable: readonly OfferedCoupon[]
  /** 100 without a card. */
  readonly cardPercent: number
  readonly cardEndsAtMs: number | undefined
  readonly balance: Cents
}

type ForSale = Pick<PlanSummary, 'price' | 'inSetMeals' | 'sport'>

/** Coupons and perks that could not be loaded count as none: the sale goes on without them. */
export function offersFor(
  plan: ForSale,
  coupons: readonly OfferedCoupon[] = [],
  perks: PerksLeft | undefined,
): PayOffers {
  const looks = { jingcai: perks?.jingcai.sum ?? 0, pool: perks?.pool.sum ?? 0 }
  return {
    setMeal: setMealCovers(plan, looks),
    usable: coupons.filter((coupon) => coupon.usable),
    unusable: coupons.filter((coupon) => !coupon.usable),
    cardPercent: perks?.cardPercent ?? 100,
    cardEndsAtMs: perks?.cardEndsAtMs,
    balance: perks?.balance ?? (0 as Cents),
  }
}

/** Without a coupon the discount card pays by itself, so the choice is which coupon, or none. */
export const quoteFor = (
  plan: ForSale,
  offers: PayOffers,
  coupon: OfferedCoupon | null,
): PlanQuote =>
  quotePlan(plan.price, { setMeal: offers.setMeal, coupon, cardPercent: offers.cardPercent })

/** The coupon to begin with. A set meal needs none. */
export const bestChoice = (plan: ForSale, offers: PayOffers): OfferedCoupon | null =>
  offers.setMeal ? null : bestCoupon(offers.usable, plan.price, offers.cardPercent)
