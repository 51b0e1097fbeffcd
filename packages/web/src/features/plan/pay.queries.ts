import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { read } from '#kit/read.ts'

/** What the payment sheet asks for. Lists do not need it, so it is not loaded with them. */
export const payQueries = {
  coupons: (planId: string) => read(couponEndpoints.listByPlan, { planId }),
  perks: (expertId: string) => read(setMealEndpoints.count, { expertId }),
}
