import { couponNotUsable } from '#coupon/coupon.refusals.ts'
import { refusal } from '#kit/refusal.ts'
import { notEnough } from '#wallet/wallet.refusals.ts'

/** Also said of somebody else's order. */
export const orderNotFound = refusal('order.not_found', '没有这笔订单')

/** How the sale of anything may be refused, in the order in which it checks. */
export const saleRefusals = { ...couponNotUsable, ...notEnough }
