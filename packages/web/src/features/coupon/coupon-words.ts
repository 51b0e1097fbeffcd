import type { CouponCategory, HeldCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { endText } from './offer-words.ts'

const GOODS: Record<CouponCategory, string> = {
  general: '全部内容',
  plan: '方案',
  interpretation: '解读',
  vip: '会员',
  charge: '充值时使用',
}

/** What a coupon is called when nobody gave it a name. */
export const couponTitle = ({ kind, name }: Pick<HeldCoupon, 'kind' | 'name'>): string =>
  name || (kind === 'free' ? '免费券' : '满减券')

/** What it pays for: `全部内容`, `只限老魏聊盘的方案`. */
export function couponGoods(coupon: Pick<HeldCoupon, 'category' | 'expertName'>): string {
  const { category, expertName } = coupon
  if (expertName === undefined) return GOODS[category]
  return `只限${expertName}的${category === 'general' ? '内容' : GOODS[category]}`
}

/** Until when, from when or when: `还剩 2 天` and the day, `11-28 00:00 起可用`, `11-19 08:56 使用`. */
export function couponTime(coupon: HeldCoupon, nowMs: number): string {
  if (coupon.usedAtMs !== undefined) return spentText(coupon.usedAtMs, coupon.saved)
  if (coupon.why === 'not_yet_valid') return `${dayAndTime(coupon.validFromMs)} 起可用`
  if (coupon.state !== 'usable') return `有效期至 ${dayAndTime(coupon.validToMs)}`
  const text = endText(coupon.validToMs, nowMs)
  return text.startsWith('还剩') ? `${text}　${dayAndTime(coupon.validToMs)}` : text
}

const spentText = (atMs: number, saved: HeldCoupon['saved']) =>
  `${dayAndTime(atMs)} 使用${saved === undefined ? '' : `　省 ${priceText(saved)}`}`

const dayAndTime = (ms: number) => `${beijingDay(ms).slice(5)} ${beijingTime(ms)}`
