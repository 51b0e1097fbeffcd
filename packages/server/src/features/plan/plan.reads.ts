import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { subtract } from '@linmen/domain/money/cents.ts'
import { payStatus } from '@linmen/domain/order/order-state.ts'
import { query } from '#kit/query.ts'
import { couponsOf, offerCoupons } from '#features/coupon/public.ts'
import { sellerOf } from '#features/expert/public.ts'
import { balanceOf } from '#features/wallet/public.ts'
import { latestOrder } from './plan-order.repo.ts'
import { presentPlan, presentPlans } from './plan.present.ts'
import { findPlan, findPlanByNo, listPlans } from './plan.repo.ts'

export const look = query(planEndpoints.look, async (db, { id }, { actor, nowMs, refuse }) => {
  const plan = (await findPlan(db, id)) ?? refuse('plan.not_found', {})
  return presentPlan(db, plan, actor, nowMs)
})

export const list = query(
  planEndpoints.list,
  async (db, { kind, sport, pageNo, pageSize }, { actor, nowMs }) => {
    // Only single win-draw-loss plans are published so far; the other kinds are honestly empty.
    if (kind !== 'all' && kind !== 'single') return { dataList: [], hasNext: false }
    const offset = (pageNo - 1) * pageSize
    const rows = await listPlans(db, { sport, limit: pageSize + 1, offset }, nowMs)
    return {
      dataList: await presentPlans(db, rows.slice(0, pageSize), actor, nowMs),
      hasNext: rows.length > pageSize,
    }
  },
)

/** The member's coupons beside one plan: what can pay for it, best first, and why the rest cannot. */
export const couponsForPlan = query(
  couponEndpoints.listByPlan,
  async (db, { planId, kind, category }, { actor, nowMs, platform, refuse }) => {
    const plan = (await findPlan(db, planId)) ?? refuse('plan.not_found', {})
    const expert = await sellerOf(db, plan.expert_id)
    const coupons = await couponsOf(db, actor.id, { kind, category, unused: true })
    const purchase = { price: plan.price, expert, platform, atMs: nowMs }
    return { list: offerCoupons(coupons, 'plan', purchase) }
  },
)

export const checkComplete = query(
  payEndpoints.checkComplete,
  async (db, { planNo }, { actor, nowMs, refuse }) => {
    const plan = (await findPlanByNo(db, planNo)) ?? refuse('plan.not_found', {})
    const order = await latestOrder(db, actor.id, plan.id)
    const status = order ? payStatus(order.state) : 'unpaid'
    if (!order || status !== 'paid') return { status }
    return {
      status,
      amount: order.pay,
      saved: subtract(order.price, order.pay),
      balance: await balanceOf(db, actor.id, nowMs),
    }
  },
)
