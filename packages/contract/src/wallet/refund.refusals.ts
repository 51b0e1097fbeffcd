import { refusal } from '#kit/refusal.ts'
import { coins } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

const refundNotFound = refusal('refund.not_found', '没有这笔退款')

/** In the order in which a proposal is checked. */
export const proposeRefusals = {
  ...refusal('refund.subject', '没有可退的订单或充值'),
  ...refusal('refund.open', '这笔已有退款在处理'),
  ...refusal('refund.used', '套餐已使用，不能整单退款'),
  ...refusal('refund.amount', '超出可退金额', shape({ most: coins })),
}

export const decideRefusals = {
  ...refundNotFound,
  ...refusal('refund.decided', '这笔退款已经处理'),
  ...refusal('refund.same_person', '大额退款需要另一位同事复核'),
  ...proposeRefusals,
}

export const differenceRefusals = {
  ...refusal('bill.difference_not_found', '没有这条对账差异'),
  ...refusal('bill.difference_handled', '这条差异已经处理'),
}
