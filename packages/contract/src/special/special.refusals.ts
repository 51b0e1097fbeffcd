import { refusal } from '#kit/refusal.ts'
import { matchNotFound } from '#match/match.refusals.ts'
import { saleRefusals } from '#pay/pay.refusals.ts'

export const modelNotFound = refusal('model.not_found', '没有这项数据')
export const modelNoFree = refusal('model.no_free', '今日免费次数已用完')
/** Nothing could be reckoned, so nothing is sold. */
export const modelClosed = refusal('model.closed', '数据不足，暂不出售')

export const freeUnlockRefusals = {
  ...matchNotFound,
  ...modelNotFound,
  ...modelClosed,
  ...modelNoFree,
}
export const modelPayRefusals = {
  ...modelNotFound,
  ...modelClosed,
  ...saleRefusals,
}
