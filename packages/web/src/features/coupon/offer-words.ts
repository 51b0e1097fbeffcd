import type { OfferedCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import { expiresSoon } from '@linmen/domain/coupon/coupon-usability.ts'
import { unusableReason } from '@linmen/domain/coupon/unusable-reason.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九']

type Condition = Pick<OfferedCoupon, 'kind' | 'threshold'>

/** What a coupon asks for, beside its figure: `满 30 可用`, `无门槛`, `限 60 金币以内`. */
export const couponCondition = (coupon: Condition): string =>
  coupon.kind === 'amountOff' && coupon.threshold === 0
    ? '无门槛'
    : unusableReason('amount', coupon)

/** Why a coupon is off. A price outside its condition is not explained by the condition again. */
export const whyOff = ({ why, reason }: Pick<OfferedCoupon, 'why' | 'reason'>): string =>
  why === 'amount' ? '金额不符' : (reason ?? '')

/** A card of 90 percent is 九折卡, one of 88 八八折卡. */
export const cardTitle = (percent: number): string =>
  `${[...tenths(percent).replace('.', '')].map((digit) => DIGITS[Number(digit)]).join('')}折卡`

/** 90 percent is 9, 88 is 8.8. */
export const tenths = (percent: number): string => String(percent / 10)

/** `还剩 2 天` within the last three days, hours on the last one, else the day it ends. */
export function endText(endsAtMs: number, nowMs: number): string {
  if (!expiresSoon({ validToMs: endsAtMs }, nowMs)) return `${beijingDay(endsAtMs).slice(5)} 到期`
  const leftMs = endsAtMs - nowMs
  if (leftMs >= DAY_MS) return `还剩 ${Math.floor(leftMs / DAY_MS)} 天`
  return `还剩 ${Math.max(1, Math.floor(leftMs / HOUR_MS))} 小时`
}
