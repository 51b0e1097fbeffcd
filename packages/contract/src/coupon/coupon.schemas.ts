import { codec, named, nullable, optional, type Codec, type House } from '#kit/codec.ts'
import { coins, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

export type CouponKind = 'free' | 'amountOff'

/** Type 1 is a free voucher; every other number is an amount-off coupon. */
export const couponKind: Codec<CouponKind> = codec(
  { type: 'integer' },
  (wire) => (int().decode(wire) === 1 ? 'free' : 'amountOff'),
  (kind) => (kind === 'free' ? 1 : 2),
)

/** What a coupon may pay for. Category 0 pays for anything. */
export const couponCategory = words({ general: 0, plan: 1, interpretation: 2, vip: 3, charge: 4 })
export type CouponCategory = House<typeof couponCategory>

export const couponState = words({ usable: 0, used: 1, expired: 2 })

/** Why a coupon cannot pay. The first six come from its own conditions, in the order of the checks. */
export const unusableWord = words({
  platform: 'platform',
  not_yet_valid: 'not_yet_valid',
  expired: 'expired',
  expert_level: 'expert_level',
  expert: 'expert',
  amount: 'amount',
  category: 'category',
  used: 'used',
  not_owned: 'not_owned',
})
export type UnusableWord = House<typeof unusableWord>

const coupon = {
  id: named('couponId', id),
  name: text({ max: 40 }),
  kind: named('couponType', couponKind),
  category: couponCategory,
  worth: coins,
  threshold: named('useCondition', coins),
  validFromMs: named('validStartTime', moment),
  validToMs: named('validEndTime', moment),
  platforms: named('onlyClientTypeArr', list(text({ max: 20 }), { max: 20 })),
  expertLevel: named('onlyExpertLevel', nullable(int({ max: 2 }))),
  expertId: named('onlyExpertId', nullable(id)),
  origin: named('originType', words({ system: 1, member: 2 })),
  createdAtMs: named('createTime', moment),
}

/** A coupon in the member's drawer. One that is not over may still rest: `why` and `reason` say it. */
export const heldCoupon = shape({
  ...coupon,
  state: named('status', couponState),
  /** Whose content it is for, where it is for one expert's only. */
  expertName: named('onlyExpertName', optional(text({ max: 40 }))),
  why: optional(unusableWord),
  reason: optional(text({ max: 40 })),
  /** What it paid for, when, and what it saved there. */
  paidFor: named('useTitle', optional(text({ max: 130 }))),
  usedAtMs: named('useTime', optional(moment)),
  saved: named('saveAmount', optional(coins)),
})
export type HeldCoupon = House<typeof heldCoupon>

/** A coupon beside a purchase: whether it can pay, and if not, why. */
export const offeredCoupon = shape({
  ...coupon,
  usable: named('canUse', flag),
  why: optional(unusableWord),
  reason: optional(text({ max: 40 })),
})
export type OfferedCoupon = House<typeof offeredCoupon>
