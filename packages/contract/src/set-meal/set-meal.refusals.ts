import { interpretationClosed } from '#interpretation/interpretation.refusals.ts'
import { refusal } from '#kit/refusal.ts'
import { saleRefusals } from '#pay/pay.refusals.ts'
import { planPayRefusals } from '#plan/plan.refusals.ts'

export const setMealNotFound = refusal('setMeal.not_found', '套餐不存在或已下架')
export const setMealNoLooks = refusal('setMeal.no_looks', '没有可用的套餐次数')

export const setMealPayRefusals = { ...setMealNotFound, ...saleRefusals }
export const setMealSpendRefusals = {
  ...planPayRefusals,
  ...interpretationClosed,
  ...setMealNoLooks,
}
