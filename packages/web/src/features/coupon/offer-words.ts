import type { OfferedCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import { expiresSoon } from '@linmen/domain/coupon/coupon-usability.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** What a coupon does: `满 30 减 8`, `立减 8`, `免费券`. */
export function couponTitle({
  kind,
  worth,
  threshold,
}: Pick<OfferedCoupon, 'kind' | 'worth' | 'threshold'>): string {
  if (kind === 'free') return '免费券'
  const off = priceText(worth)
  return threshold === 0 ? `立减 ${off}` : `满 ${priceText(threshold)} 减 ${off}`
}

/** A card of 90 percent is 九折卡, one of 88 八八折卡. */
export const cardTitle = (percent: number): string =>
  `${[...tenths(percent).replace('.', '')].map((digit) => DIGITS[Number(digit)]).join('')}折卡`

/** 90 percent is 9, 88 is 8.8. */
export const tenths = (percent: number): string => String(percent / 10)

/** `还剩 2 天` within the last three days, hours on the last one, else the day it ends. */
export function endText(endsAtMs: number, nowMs: number): string {
  if (!expiresSoon({ validToMs: endsAtMs }, nowMs)) return `${day.format(endsAtMs)} 到期`
  const leftMs = endsAtMs - nowMs
  if (leftMs >= DAY_MS) return `还剩 ${Math.floor(leftMs / DAY_MS)} 天`
  return `还剩 ${Math.max(1, Math.floor(leftMs / HOUR_MS))} 小时`
}

const day = {
  format(atMs: number): string {
    const parts = inBeijing.formatToParts(atMs)
    const part = (type: string) => parts.find((each) => each.type === type)?.value
    return `${part('month')}-${part('day')}`
  },
}
const inBeijing = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  month: '2-digit',
  day: '2-digit',
})
