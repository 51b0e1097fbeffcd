import { codec, named, optional, type Codec, type House } from '#kit/codec.ts'
import { coins, flag, id, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { complain } from '#kit/wire-error.ts'

/** How coins are bought. */
export type ChargeWay = 'alipay' | 'wechat' | 'microblog' | 'bankCard'

// Old pages say a way of direct pay where a charge channel is meant; 4 and 5 are channels here.
const CHARGE_WAYS: Readonly<Record<string, ChargeWay>> = {
  3: 'alipay',
  4: 'wechat',
  5: 'microblog',
  1: 'alipay',
  2: 'alipay',
  6: 'bankCard',
  34: 'microblog',
  41: 'wechat',
  57: 'wechat',
  66: 'wechat',
}
const WAY_CODES: Readonly<Record<ChargeWay, number>> = {
  alipay: 3,
  wechat: 4,
  microblog: 5,
  bankCard: 6,
}
export const chargeWay: Codec<ChargeWay> = codec(
  { enum: Object.keys(CHARGE_WAYS).map(Number) },
  (wire) =>
    (typeof wire === 'number' || typeof wire === 'string'
      ? CHARGE_WAYS[String(wire)]
      : undefined) ?? complain('不是可用的支付方式'),
  (way) => WAY_CODES[way],
)

/** What every way of buying coins asks for: a product, or an amount of one's own. */
export const chargeFields = {
  productId: optional(id),
  amount: optional(coins),
  /** A card's number, or the id of one that was kept. */
  bankCard: optional(text({ max: 32 })),
  /** Which of the two is meant; left out, whichever is there. */
  amountType: optional(words({ product: 1, own: 2 })),
  couponId: named('chargeCouponId', optional(id)),
}

/** Everything the page for buying coins has to know. */
export const chargeConfig = shape({
  /** Somebody takes payments at all. */
  open: named('payOpen', flag),
  least: named('minAmount', coins),
  most: named('maxAmount', coins),
  products: named('productList', list(shape({ id: named('productId', id), amount: coins }))),
  ways: named(
    'chargeWayList',
    list(shape({ way: named('chargeWayIndex', chargeWay), name: text() })),
  ),
  cards: named('memberChargeWayList', list(shape({ id, tail: named('bankCard', text()) }))),
  coupons: named(
    'chargeCouponList',
    list(
      shape({
        id: named('couponId', id),
        name: text({ max: 40 }),
        worth: coins,
        threshold: named('useCondition', coins),
        endsAtMs: named('validEndTime', moment),
      }),
    ),
  ),
})
export type ChargeConfig = House<typeof chargeConfig>

/** What a member has charged and spent: this month, and ever. */
export const expenses = shape({
  monthCharged: named('monthCharge', coins),
  monthSpent: named('monthExpense', coins),
  charged: named('totalCharge', coins),
  spent: named('totalExpense', coins),
  last: named(
    'lastCharge',
    optional(shape({ id, amount: coins, atMs: named('createTime', moment) })),
  ),
})

export const moneyFilter = words({ all: 0, income: 1, expense: 2 })
export type MoneyFilter = House<typeof moneyFilter>

/** What a movement of coins or cash was, in the words of the house. */
const movementKind = words({
  charged: 1,
  bought: 2,
  refunded: 3,
  given: 4,
  ended: 5,
  earned: 6,
  withdrawing: 7,
  returned: 8,
  other: 9,
})
export type MovementKind = House<typeof movementKind>

/** One movement of a member's coins or cash, with the receipt behind it. */
export const movement = shape({
  id,
  kind: named('type', movementKind),
  /** What happened, and about what: a plan, a set meal, a withdrawal. */
  title: text(),
  about: named('remark', optional(text())),
  /** Why something was given back. */
  reason: optional(text()),
  isIncome: named('income', flag),
  amount: coins,
  balance: coins,
  atMs: named('createTime', moment),
  /** The order, payment or withdrawal it belongs to. */
  ref: named('orderId', text()),
  /** Charged coins and gift coins of one movement, where both moved. */
  parts: named(
    'detailList',
    list(shape({ name: text(), amount: coins, isIncome: named('income', flag) })),
  ),
})
export type Movement = House<typeof movement>
