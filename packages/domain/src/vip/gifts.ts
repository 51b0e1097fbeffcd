import type { VipTier } from '@linmen/contract/vip/vip.schemas.ts'
import { amountOff, freeUpTo, type GiftItem } from '#coupon/gift-item.ts'

const EVERYBODY: readonly GiftItem[] = [
  { coupon: amountOff('会员满减券', 'general', 8, 30), count: 2 },
  { coupon: amountOff('会员续费券', 'vip', 20, 108), count: 1 },
]
const RED: readonly GiftItem[] = [
  { coupon: freeUpTo('方案免费券', 'plan', 38), count: 1 },
  { coupon: amountOff('解读满减券', 'interpretation', 5, 28), count: 1 },
  { card: { name: '会员九折卡', percent: 90, uses: 2 } },
]

/** What lies in the parcel of a month. */
export const giftItems = (tier: VipTier): readonly GiftItem[] =>
  tier === 'data' ? EVERYBODY : [...EVERYBODY, ...RED]

export const GIFT_DAYS = 30
const DAY_MS = 86_400_000

/** One parcel for every thirty days begun; the last one can be taken until the time is over. */
export function giftTimes({ startsAtMs, endsAtMs }: { startsAtMs: number; endsAtMs: number }) {
  const times: { opensAtMs: number; closesAtMs: number }[] = []
  const stepMs = GIFT_DAYS * DAY_MS
  // A rest of a few days is no month of its own.
  for (let opens = startsAtMs; opens + stepMs <= endsAtMs; opens += stepMs)
    times.push({ opensAtMs: opens, closesAtMs: opens + stepMs })
  const last = times.at(-1)
  return last ? [...times.slice(0, -1), { ...last, closesAtMs: endsAtMs }] : times
}

export function giftState(
  gift: { opensAtMs: number; closesAtMs: number; takenAtMs: number | null },
  nowMs: number,
): 'waiting' | 'open' | 'taken' | 'missed' {
  if (gift.takenAtMs !== null) return 'taken'
  if (nowMs < gift.opensAtMs) return 'waiting'
  return nowMs < gift.closesAtMs ? 'open' : 'missed'
}
