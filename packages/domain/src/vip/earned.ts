import type { Cents } from '@linmen/contract'
import { cents } from '#money/cents.ts'

const DAY_MS = 86_400_000

/** How much of a price is earned after so many days. The days add up to the whole price exactly. */
export const earnedAfter = (price: Cents, days: number, total: number): Cents =>
  cents(Number((BigInt(price) * BigInt(Math.min(days, total))) / BigInt(total)))

/** Whole days of a period that have gone by. */
export const daysGone = (
  { startsAtMs, endsAtMs }: { startsAtMs: number; endsAtMs: number },
  nowMs: number,
): number => Math.max(0, Math.floor((Math.min(nowMs, endsAtMs) - startsAtMs) / DAY_MS))
