import type { Binding } from '#kit/binding.ts'
import { count, list, listByCategory, listByType } from './coupon.reads.ts'

export const couponBindings: Binding[] = [listByType, listByCategory, list, count]
