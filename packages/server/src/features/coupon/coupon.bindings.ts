import type { Binding } from '#kit/binding.ts'
import { limitedBy } from '#kit/limits/limited-by.ts'
import { count, list, listByCategory, listByType } from './coupon.reads.ts'
import { redeem } from './redeem-code.ts'

export const couponBindings: Binding[] = [
  listByType,
  listByCategory,
  list,
  count,
  limitedBy('coupon.code', redeem),
]
