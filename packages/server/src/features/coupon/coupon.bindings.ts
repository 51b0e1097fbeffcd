import type { Binding } from '#kit/binding.ts'
import { count, list, listByCategory, listByType, lowConsume, perksLeft } from './coupon.reads.ts'

export const couponBindings: Binding[] = [
  listByType,
  listByCategory,
  list,
  count,
  lowConsume,
  perksLeft,
]
