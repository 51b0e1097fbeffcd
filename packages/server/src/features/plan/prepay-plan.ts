import { NO_OFFER, payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { command } from '#kit/command.ts'
import { payDirectly } from '#features/pay/public.ts'
import { soldDirectly } from '#features/sale/public.ts'
import { planGoods } from './plan.goods.ts'
import { findPlan, findPlanByNo } from './plan.repo.ts'

export const planDirect = soldDirectly(planGoods, findPlan)

/** The three doors to direct pay differ only in the way the buyer pays. */
const DOORS = [
  [payEndpoints.prepay, 'wechatPublicAccount'],
  [payEndpoints.prepayMicroblog, 'microblogWeb'],
  [payEndpoints.prepayBrowser, 'alipayWeb'],
] as const

/** Without a word a card is used. */
function wishOf(couponId: string | undefined): 'card' | 'none' | { couponId: string } {
  if (couponId === undefined) return 'card'
  return couponId === NO_OFFER ? 'none' : { couponId }
}

export const prepayBindings = DOORS.map(([row, way]) =>
  command(row, async (tx, { planId, planNo, couponId, returnUrl }, call) => {
    const found =
      planId === undefined
        ? planNo !== undefined && (await findPlanByNo(tx, planNo))
        : await findPlan(tx, planId)
    const plan = found || call.refuse('plan.not_found', {})
    const wish = wishOf(couponId)
    const returnPath = `/plan/pay-charge?planNo=${plan.plan_no}&planId=${plan.id}`
    return payDirectly(tx, { goods: planGoods, item: plan, wish, way, returnUrl, returnPath }, call)
  }),
)
