import { notEnough } from '#wallet/wallet.refusals.ts'
import { couponNotUsable } from '#coupon/coupon.refusals.ts'
import { refusal } from '#kit/refusal.ts'

export const planNotFound = refusal('plan.not_found', '方案不存在或已下架')
const planClosed = refusal('plan.closed', '比赛已开始，方案不再出售')

/** In the order in which a purchase checks them. */
export const planPayRefusals = { ...planNotFound, ...planClosed, ...couponNotUsable, ...notEnough }
