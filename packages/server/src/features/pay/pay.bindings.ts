import type { Binding } from '#kit/binding.ts'
import type { DirectGoods } from '#features/sale/public.ts'
import { cancelPayment } from './cancel-payment.ts'
import { charge, chargeByCard, chargeByMicroblog } from './charge.ts'
import { chargeProducts, expenses, payAds, removeChargeWay } from './charge.reads.ts'
import { monthTotal } from './month-limit.ts'
import { openPayments } from './open-payments.ts'
import { payStatusOf } from './pay-status.ts'

/** What is paid directly is completed with these goods. */
export const payBindings = (goods: readonly DirectGoods[]): Binding[] => [
  cancelPayment(goods),
  charge,
  chargeByCard,
  chargeByMicroblog,
  chargeProducts,
  expenses,
  monthTotal,
  openPayments,
  payAds,
  payStatusOf,
  removeChargeWay,
]
