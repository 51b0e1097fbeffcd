import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { read } from '#kit/read.ts'

/** What a payment asks for, before and after. Lists do not need it, so it is not loaded with them. */
export const payQueries = {
  coupons: (planId: string) => read(couponEndpoints.listByPlan, { planId }),
  order: (planNo: string) => read(payEndpoints.checkComplete, { planNo }),
  perks: (expertId: string) => read(setMealEndpoints.count, { expertId }),
}
