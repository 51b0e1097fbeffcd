import type { Cents } from '@linmen/contract'
import type { CouponCategory, CouponKind } from '@linmen/contract/coupon/coupon.schemas.ts'
import { cents, NOTHING } from '#money/cents.ts'

/** A coupon before anybody has it. */
export interface CouponTerms {
  readonly name: string
  readonly kind: CouponKind
  readonly category: CouponCategory
  readonly worth: Cents
  readonly threshold: Cents
}

/** A discount card before anybody has it: what remains to pay, and how often. */
export interface CardTerms {
  readonly name: string
  readonly percent: number
  readonly uses: number
}

export type GiftItem =
  | { readonly coupon: CouponTerms; readonly count: number }
  | { readonly card: CardTerms }

/** So many coins off from so many. */
export const amountOff = (
  name: string,
  category: CouponCategory,
  worth: number,
  threshold: number,
): CouponTerms => ({
  name,
  kind: 'amountOff',
  category,
  worth: cents(worth * 100),
  threshold: cents(threshold * 100),
})

/** One thing for nothing, if it costs no more than this. */
export const freeUpTo = (name: string, category: CouponCategory, most: number): CouponTerms => ({
  name,
  kind: 'free',
  category,
  worth: NOTHING,
  threshold: cents(most * 100),
})

/** `满 30 减 8`: what a gift says of itself. */
export function itemText(item: GiftItem): string {
  if ('card' in item) return `方案、解读 ${item.card.percent / 10} 折，可用 ${item.card.uses} 次`
  const { kind, worth, threshold } = item.coupon
  if (kind === 'free') return `${threshold / 100} 金币以内免费看`
  return `满 ${threshold / 100} 减 ${worth / 100}`
}
