import type { Binding } from '#kit/binding.ts'
import { charge, chargeByCard, chargeByMicroblog } from './charge.ts'
import { chargeProducts, expenses, payAds, removeChargeWay } from './charge.reads.ts'
import { monthTotal } from './month-limit.ts'
import { payStatusOf } from './pay-status.ts'

export const payBindings: Binding[] = [
  charge,
  chargeByCard,
  chargeByMicroblog,
  chargeProducts,
  expenses,
  monthTotal,
  payAds,
  payStatusOf,
  removeChargeWay,
]
