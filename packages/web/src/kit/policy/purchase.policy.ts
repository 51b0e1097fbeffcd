import type {
  codeRefusals,
  couponNotUsable,
  loginLost,
} from '@linmen/contract/coupon/coupon.refusals.ts'
import type { orderNotFound } from '@linmen/contract/pay/pay.refusals.ts'
import type { planPayRefusals } from '@linmen/contract/plan/plan.refusals.ts'
import type {
  setMealNoLooks,
  setMealNotFound,
} from '@linmen/contract/set-meal/set-meal.refusals.ts'
import type { typedCodeRefusals } from '@linmen/contract/auth/code.refusals.ts'
import type { decideRefusals, differenceRefusals } from '@linmen/contract/wallet/refund.refusals.ts'
import type {
  reviewRefusals,
  withdrawRefusals,
} from '@linmen/contract/wallet/withdrawal.refusals.ts'
import type {
  chargeRefusals,
  chargeWayNotFound,
  notEnough,
} from '@linmen/contract/wallet/wallet.refusals.ts'
import { login, page, toast, type PolicyFor } from './reaction.ts'

/** The payment sheet speaks for itself. */
export const planPolicy: PolicyFor<
  Omit<typeof planPayRefusals, keyof typeof couponNotUsable | keyof typeof notEnough>
> = {
  'plan.not_found': toast(),
  'plan.closed': toast(),
}

export const couponPolicy: PolicyFor<
  typeof couponNotUsable & typeof loginLost & typeof codeRefusals
> = {
  'coupon.code_unknown': page,
  'coupon.code_used': page,
  'coupon.code_spent': page,
  'coupon.not_usable': page,
  noLogin: login,
}

export const orderPolicy: PolicyFor<typeof orderNotFound> = { 'order.not_found': toast() }

export const setMealPolicy: PolicyFor<typeof setMealNotFound & typeof setMealNoLooks> = {
  'setMeal.not_found': toast(),
  'setMeal.no_looks': toast(),
}

export const withdrawalPolicy: PolicyFor<
  Omit<typeof withdrawRefusals & typeof reviewRefusals, keyof typeof typedCodeRefusals>
> = {
  'withdraw.real_name': page,
  'withdraw.amount': page,
  'withdraw.open': page,
  'withdraw.too_many': page,
  'withdraw.not_enough': page,
  'withdraw.payee': page,
  'withdraw.bank': page,
  'withdraw.name': page,
  'withdraw.way_not_found': toast(),
  'withdraw.not_found': page,
  'withdraw.decided': toast(),
  'withdraw.held': toast(),
  'withdraw.same_person': toast(),
}

/** Said to operators only. */
export const refundPolicy: PolicyFor<typeof decideRefusals & typeof differenceRefusals> = {
  'refund.not_found': toast(),
  'refund.decided': toast(),
  'refund.same_person': toast(),
  'refund.subject': toast(),
  'refund.open': toast(),
  'refund.used': toast(),
  'refund.amount': toast(),
  'bill.difference_not_found': toast(),
  'bill.difference_handled': toast(),
}

export const walletPolicy: PolicyFor<
  typeof notEnough & typeof chargeRefusals & typeof chargeWayNotFound
> = {
  'wallet.not.enough': page,
  'charge.product': toast(),
  'charge.amount': toast(),
  'charge.card': toast(),
  'charge.coupon': toast(),
  'charge.way': toast(),
  'charge.way_not_found': toast(),
  'pay.unavailable': toast(),
  // A dialog with the way to the app; whoever pays shows it.
  'pay.month_limit': page,
}
