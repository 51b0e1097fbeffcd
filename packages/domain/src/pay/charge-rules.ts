import type { Cents } from '@linmen/contract'
import { add, cents, NOTHING } from '#money/cents.ts'

/** Whole coins, at least one and at most this much at once. */
export const CHARGE = { least: cents(100), most: cents(500_000) } as const

/** Gift coins that come with a charge end a week later. */
export const BONUS_LIFE_MS = 7 * 86_400_000

/** Why this amount cannot be charged, or null. */
export function chargeRefused(amount: Cents): 'least' | 'most' | 'whole' | null {
  if (amount < CHARGE.least) return 'least'
  if (amount > CHARGE.most) return 'most'
  return amount % 100 === 0 ? null : 'whole'
}

/** What a charge coupon adds: its worth, once the amount reaches its threshold. */
export const chargeBonus = (
  amount: Cents,
  coupon: { readonly worth: Cents; readonly threshold: Cents } | null,
): Cents => (coupon !== null && coupon.threshold <= amount ? coupon.worth : NOTHING)

/** Whether one more payment goes beyond what a month allows. */
export const exceedsMonth = (spent: Cents, amount: Cents, limit: Cents): boolean =>
  add(spent, amount) > limit

/** What a member of the messaging app may pay within a month. */
export const MONTH_LIMIT = cents(100_000)
