import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import type { PlanReceipt } from '@linmen/contract/plan/plan.schemas.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import type { Tx } from '#db/port.ts'
import { command } from '#kit/command.ts'
import { pushedAmong } from '#features/expert/public.ts'
import { sell, type SaleCall, type Wish } from '#features/sale/public.ts'
import { planGoods } from './plan.goods.ts'
import { findPlan, findPlanByNo, type PlanRow } from './plan.repo.ts'

// A plan is bought once: who repeats a payment without a request id has already bought.
const once = { onceByNature: true }

export const pay = command(
  planEndpoints.pay,
  async (tx, { id, withoutOffer }, call) => {
    const plan = (await findPlan(tx, id)) ?? call.refuse('plan.not_found', {})
    return buyPlan(tx, plan, withoutOffer ? 'none' : 'card', call)
  },
  once,
)

export const payWithCoupon = command(
  planEndpoints.payWithCoupon,
  async (tx, { planNo, couponId }, call) => {
    const plan = (await findPlanByNo(tx, planNo)) ?? call.refuse('plan.not_found', {})
    return buyPlan(tx, plan, couponId === undefined ? 'card' : { couponId }, call)
  },
  once,
)

export async function buyPlan(
  tx: Tx,
  plan: PlanRow,
  wish: Wish,
  call: SaleCall<'plan.closed'>,
): Promise<PlanReceipt> {
  // A subscriber has it already: what costs nothing is never charged.
  const pushed = await pushedAmong(tx, call.actor.id, [plan])
  const item = pushed.has(plan.id) ? { ...plan, price: NOTHING } : plan
  const receipt = await sell(tx, planGoods, item, wish, call)
  return { ...receipt, planId: plan.id, planNo: plan.plan_no }
}
