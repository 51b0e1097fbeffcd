import { codec, named, optional, type Codec, type House } from '#kit/codec.ts'
import { coins, decimal, int, moment } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { complain } from '#kit/wire-error.ts'

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
