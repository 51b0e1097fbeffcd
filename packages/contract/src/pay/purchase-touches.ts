import type { Subject } from '#kit/subject.ts'

/** Whatever is bought: the coins, what may have paid in their place, and the order. */
export const purchaseTouches = ['wallet', 'coupons', 'setMeals', 'orders'] satisfies Subject[]
