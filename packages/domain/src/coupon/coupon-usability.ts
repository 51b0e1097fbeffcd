import type { Cents } from '@linmen/contract'
import { smaller, subtract } from '#money/cents.ts'

export interface Coupon {
  readonly id: string
  /** A free coupon pays the whole price, an amount-off coupon its worth. */
  readonly kind: 'free' | 'amountOff'
  readonly worth: Cents
  readonly threshold: Cents
  readonly validFromMs: number
  readonly validToMs: number
  /** Lower-case platform names; empty means everywhere. */
  readonly platforms: readonly string[]
  readonly expertLevel: number | null
  readonly expertId: string | null
}

export interface Purchase {
  readonly price: Cents
  readonly expert: { readonly id: string; readonly level: number }
  readonly platform: string
  readonly atMs: number
}

export type Unusable =
  | 'platform'
  | 'not_yet_valid'
  | 'expired'
  | 'expert_level'
  | 'expert'
  | 'amount'

/** Why this coupon cannot pay for this purchase, or null when it can. The first reason wins. */
export function couponUnusable(coupon: Coupon, purchase: Purchase): Unusable | null {
  const { expertLevel, expertId } = coupon
  const rests = couponRests(coupon, purchase)
  if (rests) return rests
  if (expertLevel !== null && expertLevel !== purchase.expert.level) return 'expert_level'
  if (expertId !== null && expertId !== purchase.expert.id) return 'expert'
  return amountFits(coupon, purchase.price) ? null : 'amount'
}

/** Why this coupon pays for nothing here and now, whatever is bought; null when it may pay for something. */
export function couponRests(
  { platforms, validFromMs, validToMs }: Pick<Coupon, 'platforms' | 'validFromMs' | 'validToMs'>,
  { platform, atMs }: Pick<Purchase, 'platform' | 'atMs'>,
): 'platform' | 'not_yet_valid' | 'expired' | null {
  if (platforms.length > 0 && !platforms.includes(platform.toLowerCase())) return 'platform'
  if (atMs < validFromMs) return 'not_yet_valid'
  return atMs > validToMs ? 'expired' : null
}

/** What the buyer still pays with a usable coupon. */
export const payWithCoupon = (
  price: Cents,
  { kind, worth }: Pick<Coupon, 'kind' | 'worth'>,
): Cents => subtract(price, kind === 'free' ? price : smaller(worth, price))

const SOON_MS = 259_200_000

/** Ends within three days and has not ended yet. */
export const expiresSoon = ({ validToMs }: Pick<Coupon, 'validToMs'>, atMs: number): boolean =>
  validToMs >= atMs && validToMs - atMs <= SOON_MS

// Spec 3 §5: a free coupon's threshold is a ceiling on the price, an amount-off coupon's is a floor.
const amountFits = ({ kind, threshold }: Coupon, price: Cents) =>
  kind === 'free' ? threshold >= price : threshold <= price
