import { typedCodeRefusals } from '#auth/code.refusals.ts'
import { refusal } from '#kit/refusal.ts'
import { coins } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

export const withdrawalNotFound = refusal('withdraw.not_found', '没有这笔提现')
export const withdrawalWayNotFound = refusal('withdraw.way_not_found', '没有这个收款方式')
export const withdrawalDecided = refusal('withdraw.decided', '这笔提现已经处理')

/** In the order in which a request is checked. */
export const withdrawRefusals = {
  ...refusal('withdraw.real_name', '请先完成实名认证'),
  ...refusal('withdraw.amount', '单笔提现 10–50000 元', shape({ least: coins, most: coins })),
  ...refusal('withdraw.open', '上一笔提现处理中，完成后可提下一笔'),
  ...refusal('withdraw.too_many', '每天最多提现 3 笔，请明天再来'),
  ...refusal('withdraw.not_enough', '可提现金额不足，充值的金币不可提现', shape({ cash: coins })),
  ...refusal('withdraw.payee', '请填写正确的收款账号'),
  ...refusal('withdraw.bank', '请选择开户银行'),
  ...refusal('withdraw.name', '收款人需与实名认证一致'),
  ...withdrawalWayNotFound,
  ...typedCodeRefusals,
}

export const reviewRefusals = {
  ...withdrawalNotFound,
  ...withdrawalDecided,
  ...refusal('withdraw.held', '新绑定的收款方式满 24 小时后才能放款'),
  ...refusal('withdraw.same_person', '大额提现需要另一位同事复核'),
}
