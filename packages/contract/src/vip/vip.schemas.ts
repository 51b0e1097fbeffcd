import { codec, named, optional, withDefault, type Codec, type House } from '#kit/codec.ts'
import { coins, decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { complain } from '#kit/wire-error.ts'
import { promotionAd } from '#promotion/promotion.schemas.ts'

export type VipTier = 'red' | 'super' | 'data'

// Two old numbers are called the same, and three are the data membership.
const TIERS: Readonly<Record<number, VipTier>> = {
  1: 'red',
  2: 'super',
  3: 'red',
  4: 'data',
  6: 'data',
  7: 'data',
}
const CODES: Readonly<Record<VipTier, number>> = { super: 2, red: 3, data: 4 }

const tierOf = (wire: unknown): VipTier | undefined => TIERS[int().decode(wire)]

/** What a membership is of. */
export const vipTier: Codec<VipTier> = codec(
  { enum: Object.keys(TIERS).map(Number) },
  (wire) => tierOf(wire) ?? complain(`应为 ${Object.keys(TIERS).join('、')} 之一`),
  (tier) => CODES[tier],
)
/** The super membership, where nobody says which. */
export const askedTier = withDefault(vipTier, 'super')

/** The same for somebody who may have none: 0. */
const heldTier: Codec<VipTier | 'none'> = codec(
  { type: 'integer' },
  (wire) => tierOf(wire) ?? 'none',
  (tier) => (tier === 'none' ? 0 : CODES[tier]),
)

const vipState = words({ active: 0, trial: 1, expired: 2 })
export type VipState = House<typeof vipState>

/** A membership as its owner sees it. Who never had one is told so with level 0. */
export const vipInfo = shape({
  id: named('vipMemberId', optional(id)),
  level: named('vipMemberLevel', heldTier),
  state: named('vipStatus', vipState),
  startsAtMs: named('startTime', optional(moment)),
  endsAtMs: named('endTime', optional(moment)),
  orders: named('orderCount', int()),
  /** Percent of the time that has gone by. */
  elapsed: named('timeThrough', decimal),
  isTrial: named('isVipTry', flag),
})
export type VipInfo = House<typeof vipInfo>

/** One that runs, one that begins when the one before it ends, one that is over. */
const vipOrderState = words({ waiting: 1, current: 2, refunded: 3, over: 4 })

export const vipOrder = shape({
  id: named('vipOrderId', id),
  name: named('vipOrderName', text({ max: 60 })),
  tier: named('type', vipTier),
  state: named('status', vipOrderState),
  createdAtMs: named('createTime', moment),
  startsAtMs: named('startTime', moment),
  endsAtMs: named('endTime', moment),
  /** Left out where nothing was paid: a trial. */
  paid: named('amount', optional(coins)),
  couponName: optional(text({ max: 40 })),
})
export type VipOrder = House<typeof vipOrder>

/** What a member of a tier has, and where it is. */
const vipBenefit = shape({
  id: named('wealId', text({ max: 20 })),
  name: text({ max: 20 }),
  text: named('describe', text({ max: 80 })),
  /** The page it is used on, where it has one. */
  screen: named('page', optional(text({ max: 40 }))),
})
export type VipBenefit = House<typeof vipBenefit>
export const benefitList = shape({ benefits: named('wealList', list(vipBenefit)) })

/** A tier's price for so many days. */
export const vipPrice = shape({
  id: named('configId', id),
  tier: named('type', vipTier),
  name: text({ max: 40 }),
  days: int({ min: 1, max: 3650 }),
  price: coins,
})
export type VipPrice = House<typeof vipPrice>

/** What the things inside cost alone, for a month. */
const part = shape({ name: text({ max: 20 }), price: coins })

export const tierConfig = shape({
  tier: named('type', vipTier),
  name: text({ max: 20 }),
  text: named('describe', text({ max: 60 })),
  benefits: named('wealCount', int()),
  members: named('vipCount', int()),
  parts: named('priceList', list(part)),
  partsSum: named('priceSum', coins),
  /** The member's own time in this tier, if there is any. */
  mine: named('vip', optional(vipInfo)),
})
export type TierConfig = House<typeof tierConfig>

export const tierBenefits = shape({
  tier: named('type', vipTier),
  name: text({ max: 20 }),
  benefits: named('wealList', list(vipBenefit)),
})

export const vipAds = shape({ ads: named('adList', list(promotionAd)) })

/** What is bought alone and what is bought together, for somebody who does the sum. */
export const calculator = shape({
  ads: named('adList', list(promotionAd)),
  parts: named('priceList', list(part)),
  partsSum: named('priceSum', coins),
  price: coins,
  saved: named('discount', coins),
})

export const trial = shape({
  days: int(),
  endsAtMs: named('endTime', optional(moment)),
  benefits: named('wealList', optional(list(vipBenefit))),
})
