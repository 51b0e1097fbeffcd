import { codec, named, optional, type Codec, type House } from '#kit/codec.ts'
import { coins, decimal, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { complain } from '#kit/wire-error.ts'
import { expertFace } from '#expert/expert.schemas.ts'

/** A card's worth is tenths of the price with one decimal: 8.8 is 88 percent here, 10 no discount. */
export const cardPercent: Codec<number> = codec(
  { type: 'number', minimum: 0.1, maximum: 10, multipleOf: 0.1 },
  (wire) => {
    const percent = Math.round(decimal.decode(wire) * 10)
    if (percent / 10 !== wire || percent < 1 || percent > 100)
      return complain('应为 0.1–10 之间的一位小数')
    return percent
  },
  (percent) => percent / 10,
)

const ofOneExpert: Codec<boolean> = codec(
  { type: 'integer' },
  (wire) => int().decode(wire) === 2,
  (house) => (house ? 2 : 1),
)

/** What a member could use for the next purchase besides coupons. */
export const perksLeft = shape({
  jingcai: named('jcResult', shape({ sum: int() })),
  pool: named('sfcResult', shape({ sum: int() })),
  balance: coins,
  cards: named('discountCardNum', int()),
  cardPercent: named('discountCardWorth', cardPercent),
  cardEndsAtMs: named('discountCardEndTime', optional(moment)),
  /** Uses left of the card that is offered, while `cards` counts those of all cards. */
  cardUsesLeft: named('discountCardLeft', optional(int())),
})
export type PerksLeft = House<typeof perksLeft>

/** Matches of the two sports, or the old football pools. */
export const setMealScope = words({ jingcai: 1, pool: 2 })

/** What somebody has of a set meal. */
export const setMealUsage = words({ none: 0, unused: 1, running: 2, finished: 3 })

/** What a look opened. */
const look = shape({
  title: text({ max: 130 }),
  planId: optional(id),
  atMs: named('createTime', moment),
})

/** A bought copy: how far it is used up, until when it can be used, and on what it was. */
const copy = shape({
  used: named('usedCount', int()),
  endsAtMs: named('expireTime', moment),
  boughtAtMs: named('createTime', moment),
  looked: named('useList', list(look)),
})

/** So many looks at paid content for one price. */
export const setMeal = shape({
  id,
  name: text({ max: 40 }),
  scope: setMealScope,
  price: named('discountAmount', coins),
  days: named('expireDays', int({ min: 1, max: 3650 })),
  looks: named('lookCount', int({ min: 1, max: 1000 })),
  /** Type 2; every other one is general. */
  ofOneExpert: named('pkgExpertType', ofOneExpert),
  expertId: named('pkgExpertId', optional(id)),
  expert: named('pkgExpert', optional(expertFace)),
  usage: named('useStatus', setMealUsage),
  copy: named('buyInfo', optional(copy)),
})
export type SetMeal = House<typeof setMeal>
