import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { situations } from '#kit/policy/error-policy.ts'
import { read } from '#kit/read.ts'
import type { CouponQuestion } from './for-sale.ts'

/** What a payment asks for before it is made. Lists do not need it, so it is not loaded with them. */
export const saleQueries = {
  coupons: (question: CouponQuestion) =>
    'planId' in question
      ? read(couponEndpoints.listByPlan, question)
      : read(couponEndpoints.listByCategory, question),
  /** A count that fails is zero and says nothing, not even that the login is lost. */
  perks: (expertId: string | undefined) =>
    read(
      setMealEndpoints.count,
      expertId === undefined ? {} : { expertId },
      situations.setMealCount,
    ),
}
