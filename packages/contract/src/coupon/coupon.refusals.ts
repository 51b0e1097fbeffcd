import { refusal } from '#kit/refusal.ts'
import { text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { unusableWord } from './coupon.schemas.ts'

/** The old word for a lost login, which one call still has. */
export const loginLost = refusal('noLogin', '请先登录')

export const couponNotUsable = refusal(
  'coupon.not_usable',
  '这张优惠券不能用于本次购买',
  shape({ why: unusableWord, reason: text({ max: 40 }) }),
)
