import type { Tx } from '#db/port.ts'
import { hasLook, ownedAmong, sell, type SaleCall } from '#features/sale/public.ts'
import { planGoods } from './plan.goods.ts'
import { entitled } from './plan.present.ts'
import { findPlan } from './plan.repo.ts'

/** Opens a plan with a look of a set meal, and with nothing else. Null where there is no such plan. */
export async function openPlanWithLook(
  tx: Tx,
  id: string,
  call: SaleCall<'plan.closed' | 'setMeal.no_looks'>,
) {
  const plan = await findPlan(tx, id)
  if (!plan) return null
  const { actor, nowMs } = call
  const owned = await ownedAmong(tx, { memberId: actor.id, kind: 'plan', nowMs }, [plan.id])
  const open = entitled(plan, actor, owned.has(plan.id))
  if (!open && !(await hasLook(tx, planGoods, plan, call))) call.refuse('setMeal.no_looks', {})
  return sell(tx, planGoods, plan, 'none', call)
}
