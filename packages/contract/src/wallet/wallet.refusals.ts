import { refusal } from '#kit/refusal.ts'
import { coins } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

export const notEnough = refusal(
  'wallet.not.enough',
  '余额不足',
  shape({ required: coins, balance: coins }),
)

/** Nobody takes payments here. */
const payUnavailable = refusal('pay.unavailable', '支付渠道暂未开通，请稍后再试')

export const monthLimit = refusal(
  'pay.month_limit',
  '您本月支付已超限额',
  shape({ spent: coins, limit: coins }),
)

/** How a payment at a channel may be refused before it begins. */
export const payRefusals = { ...payUnavailable, ...monthLimit }

export const chargeRefusals = {
  ...refusal('charge.product', '该充值档位已下架，请刷新后重选'),
  ...refusal('charge.amount', '充值金额应为整数金币', shape({ least: coins, most: coins })),
  ...refusal('charge.card', '请填写正确的银行卡号'),
  ...refusal('charge.coupon', '该充值券不可用于本次充值'),
  ...refusal('charge.way', '当前环境不支持这种支付方式'),
  ...payRefusals,
}

export const chargeWayNotFound = refusal('charge.way_not_found', '没有这张银行卡')
