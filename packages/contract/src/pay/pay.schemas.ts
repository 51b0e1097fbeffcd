import { named, optional, type House } from '#kit/codec.ts'
import { coins, flag, id, moment, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

/** Answer of a status question: 2 is paid. Not to be mixed with the codes of a payment result. */
export const payStatus = words({ unpaid: 0, pending: 1, paid: 2 })

/** How an order stands. What it cost and what is left is said of a paid one only. */
export const payState = shape({
  status: payStatus,
  amount: optional(coins),
  saved: named('discount', optional(coins)),
  balance: optional(coins),
  /** Coins that came with a charge as a gift. */
  gift: named('giftAmount', optional(coins)),
  /** The money came, but what it was for could not be sold any more: it stays in the wallet. */
  kept: named('keptAsCoins', optional(flag)),
})

/** How a payment ended, in the codes of the payment channels: 0 is paid. */
export const payResult = words({
  paid: 0,
  pending: 1,
  failed: 2,
  cancelled: 3,
  redirecting: 4,
  unsupported: 5,
})

/** Why a price is what it is: the five kinds of the specification. */
export const priceKind = words({
  full: 0,
  setMeal: 1,
  freeCoupon: 2,
  amountOff: 3,
  discountCard: 4,
})

/** What any purchase answers: what it cost and what is left. Goods add what the buyer got. */
export const receipt = {
  orderId: named('id', optional(id)),
  kind: named('priceType', priceKind),
  amount: coins,
  saved: named('discount', coins),
  balance: coins,
  /** It was already open to the buyer: nothing was charged. */
  already: named('alreadyBuy', flag),
}
export const plainReceipt = shape(receipt)
export type Receipt = House<typeof plainReceipt>

/** What a payment outside the wallet answers: the order, and the address or the words that its channel wants. */
export const startedPayment = shape({
  orderId: named('id', optional(id)),
  amount: optional(coins),
  balance: optional(coins),
  channelKey: named('key', optional(text())),
})

/** A payment somebody went away from: it can be carried on at the address it was begun with, until it ends. */
export const openPayment = shape({
  orderId: named('id', id),
  subject: named('goodsName', text()),
  amount: coins,
  way: named('payWayName', text()),
  endsAtMs: named('validEndTime', moment),
  channelKey: named('key', text()),
})
export type OpenPayment = House<typeof openPayment>

/** Something worth knowing before one pays, with the screen it leads to. */
export const payAd = shape({
  id: named('adId', id),
  text: named('content', text({ max: 60 })),
  path: named('urlRedirect', text({ max: 100 })),
})
