import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { query } from '#kit/query.ts'
import { sellerOf } from '#features/expert/public.ts'
import { couponsFor, latestOrder, payStateOf } from '#features/sale/public.ts'
import { presentPlan } from './plan.present.ts'
import { findPlan, findPlanByNo } from './plan.repo.ts'

export const look = query(planEndpoints.look, async (db, { id }, { actor, nowMs, refuse }) => {
  const plan = (await findPlan(db, id)) ?? refuse('plan.not_found', {})
  const shown = await presentPlan(db, plan, actor, nowMs)
  const hidden = plan.hidden_at_ms !== null && !shown.owned && plan.expert_id !== actor?.id
  return hidden ? refuse('plan.not_found', {}) : shown
})

/** The member's coupons beside one plan: what can pay for it, best first, and why the rest cannot. */
export const couponsForPlan = query(
  couponEndpoints.listByPlan,
  async (db, { planId, kind, category }, call) => {
    const plan = (await findPlan(db, planId)) ?? call.refuse('plan.not_found', {})
    const seller = await sellerOf(db, plan.expert_id)
    const priced = { kind: 'plan', price: plan.price, seller } as const
    return { list: await couponsFor(db, priced, { kind, category }, call) }
  },
)

export const checkComplete = query(
  payEndpoints.checkComplete,
  async (db, { planNo }, { actor, nowMs, refuse }) => {
    const plan = (await findPlanByNo(db, planNo)) ?? refuse('plan.not_found', {})
    return payStateOf(db, await latestOrder(db, actor.id, 'plan', plan.id), nowMs)
  },
)
