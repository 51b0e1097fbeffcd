import { planDirect } from '#features/plan/public.ts'
import type { DirectGoods } from '#features/sale/public.ts'
import { setMealDirect } from '#features/set-meal/public.ts'
import { modelDirect } from '#features/special/public.ts'
import { vipDirect } from '#features/vip/public.ts'

/** Everything that can be paid past the wallet. A kind that is not here keeps its money as coins. */
export const directGoods: readonly DirectGoods[] = [
  planDirect,
  setMealDirect,
  modelDirect,
  vipDirect,
]
