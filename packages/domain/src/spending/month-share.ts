import type { Cents } from '@linmen/contract'
import { beijingMonth, monthSpan } from './month.ts'

/** Whole hundredths of the limit that are spent; more than a hundred where it was lowered afterwards. */
export const spentShare = (spent: Cents, limit: Cents): number => Math.floor((spent / limit) * 100)

/** Whole hundredths of the month of Beijing that are over. */
export function monthShare(nowMs: number): number {
  const { fromMs, toMs } = monthSpan(beijingMonth(nowMs))
  return Math.floor(((nowMs - fromMs) / (toMs - fromMs)) * 100)
}
