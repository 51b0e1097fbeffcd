import type { Cents } from '@linmen/contract'
import { cents } from '#money/cents.ts'

/** One membership whose price friends may lower: so much each, so often, for three days. */
export const bargainTerms = {
  priceId: 'vip-super-090',
  each: cents(800),
  most: 10,
  lastsMs: 3 * 86_400_000,
  /** How long the coupon lasts that it is taken as. */
  couponMs: 7 * 86_400_000,
} as const

export const bargained = (helpers: number): Cents =>
  cents(Math.min(helpers, bargainTerms.most) * bargainTerms.each)

type BargainState = 'none' | 'running' | 'taken' | 'over'

export function bargainState(
  bargain: { endsAtMs: number; takenAtMs: number | null },
  nowMs: number,
): BargainState {
  if (bargain.takenAtMs !== null) return 'taken'
  return nowMs < bargain.endsAtMs ? 'running' : 'over'
}
