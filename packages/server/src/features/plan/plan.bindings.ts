import type { Binding } from '#kit/binding.ts'
import { pay, payWithCoupon } from './buy-plan.ts'
import { prepayBindings } from './prepay-plan.ts'
import { leaveNote, listNotes, replyToNote } from './note.ts'
import { listBasketballMatches, listFootballMatches } from './offered.reads.ts'
import { give } from './give-pick.ts'
import { publish } from './publish-plan.ts'
import { listPools } from '#features/plan/pool/open-pools.ts'
import { publishPool } from '#features/plan/pool/publish-pool.ts'
import { reviewPlan } from './review-plan.ts'
import { list, listForHome, listLaboratory, listLookers } from './plan-lists.ts'
import { checkComplete, couponsForPlan, look } from './plan.reads.ts'

export const planBindings: Binding[] = [
  look,
  list,
  listForHome,
  listLaboratory,
  listLookers,
  publish,
  publishPool,
  listPools,
  reviewPlan,
  give,
  listFootballMatches,
  listBasketballMatches,
  listNotes,
  leaveNote,
  replyToNote,
  pay,
  payWithCoupon,
  couponsForPlan,
  checkComplete,
  ...prepayBindings,
]
