import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { command } from '#kit/command.ts'
import { openPlanWithLook } from '#features/plan/public.ts'
import { hasLook } from '#features/sale/public.ts'
import { buyInterpretation } from './buy-interpretation.ts'
import { interpretationGoods } from './interpretation.goods.ts'
import { entitled } from './interpretation.present.ts'
import { findInterpretation } from './interpretation.repo.ts'
import { unlockedAmong } from './opened.repo.ts'

/** Opens a plan or an interpretation with a look of a set meal: coins are never taken here. */
export const openWithLook = command(
  setMealEndpoints.spend,
  async (tx, { contentId }, call) => {
    const { actor, nowMs, refuse } = call
    const plan = await openPlanWithLook(tx, contentId, call)
    if (plan) return plan
    const row = (await findInterpretation(tx, contentId)) ?? refuse('plan.not_found', {})
    const unlocked = await unlockedAmong(tx, { memberId: actor.id, nowMs }, [row.id])
    const open = entitled(row, actor, unlocked.has(row.id))
    if (!open && !(await hasLook(tx, interpretationGoods, row, call)))
      refuse('setMeal.no_looks', {})
    return buyInterpretation(tx, row, 'none', call)
  },
  { onceByNature: true },
)
