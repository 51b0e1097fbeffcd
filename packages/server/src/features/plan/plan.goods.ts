import type { Goods } from '#features/sale/public.ts'
import { entitled, stateOf } from './plan.present.ts'
import type { PlanRow } from './plan.repo.ts'
import { subjectOf } from '#features/plan/pool/pool.repo.ts'

/** A plan is bought once, for good, until its match begins. */
export const planGoods: Goods<PlanRow, 'plan.closed'> = {
  kind: 'plan',
  about: (plan) => ({
    id: plan.id,
    title: subjectOf(plan),
    expertId: plan.expert_id,
  }),
  price: (plan) => plan.price,
  openTo: (plan, memberId) => entitled(plan, { id: memberId }, false),
  closed: (plan, nowMs) =>
    plan.hidden_at_ms === null && stateOf(plan, nowMs) === 'onSale' ? null : 'plan.closed',
  looks: (plan) => ({ inSetMeals: plan.in_set_meals, sport: plan.sport }),
}
