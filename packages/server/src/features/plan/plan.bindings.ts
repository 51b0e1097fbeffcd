import type { Binding } from '#kit/binding.ts'
import { pay, payWithCoupon } from './buy-plan.ts'
import { checkComplete, couponsForPlan, list, look } from './plan.reads.ts'

export const planBindings: Binding[] = [
  look,
  list,
  pay,
  payWithCoupon,
  couponsForPlan,
  checkComplete,
]
