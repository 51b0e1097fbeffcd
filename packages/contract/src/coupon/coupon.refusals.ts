import { refusal } from '#kit/refusal.ts'
import { text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { unusableWord } from './coupon.schemas.ts'

/** The old word for a lost login, which one call still has. */
export const loginLost = refusal('noLogin', '请先登录')

/** A code that is over and one that never was are told alike, so that nobody learns codes by asking. */
export const codeRefusals = {
  ...refusal('coupon.code_unknown', '兑换码无效或已过期'),
  ...refusal('coupon.code_used', '你已经兑换过这个兑换码'),
  ...refusal('coupon.code_spent', '这个兑换码已被兑完'),
}

export const couponNotUsable = refusal(
  'coupon.not_usable',
  '这张优惠券不能用于本次购买',
  shape({ why: unusableWord, reason: text({ max: 40 }) }),
)
