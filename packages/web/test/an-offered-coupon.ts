import type { OfferedCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'

/** 满 30 减 8, for whatever is bought. */
export const anOfferedCoupon = (rest: Partial<OfferedCoupon> = {}): OfferedCoupon => ({
  id: 'c1',
  name: '',
  kind: 'amountOff',
  category: 'general',
  worth: cents(800),
  threshold: cents(3000),
  validFromMs: 0,
  validToMs: 9e12,
  platforms: [],
  expertLevel: null,
  expertId: null,
  origin: 'system',
  createdAtMs: 0,
  usable: true,
  ...rest,
})
