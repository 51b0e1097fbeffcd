import { named, optional, type House } from '#kit/codec.ts'
import { coins, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

/** Where cash goes: 1 is a bank card, 2 is Alipay. */
export const withdrawalKind = words({ bank: 1, alipay: 2 })

const withdrawalState = words({
  review: 0,
  approved: 1,
  submitted: 2,
  unknown: 3,
  succeeded: 4,
  failed: 5,
  rejected: 6,
  cancelled: 7,
})
export type WithdrawalState = House<typeof withdrawalState>

const place = shape({ id, name: text({ max: 40 }) })
export const places = shape({ items: named('dataList', list(place)) })

/** One step of the way of a withdrawal. */
const step = shape({
  name: text({ max: 40 }),
  state: named('status', words({ done: 1, now: 2, later: 3, failed: 4 })),
  atMs: named('time', optional(moment)),
  note: named('remark', optional(text({ max: 100 }))),
})

export const withdrawal = shape({
  id,
  kind: named('drawMoneyType', withdrawalKind),
  state: named('status', withdrawalState),
  /** Bank and end of the number, or the covered Alipay account. */
  payee: named('drawMoneyWay', text({ max: 80 })),
  name: named('realName', text({ max: 40 })),
  amount: coins,
  fee: coins,
  tax: coins,
  net: named('realAmount', coins),
  reason: named('remark', optional(text({ max: 100 }))),
  atMs: named('createTime', moment),
  steps: named('stepList', list(step)),
  /** Nobody has looked yet: it can still be taken back. */
  cancellable: named('canCancel', flag),
})
export type Withdrawal = House<typeof withdrawal>

const withdrawalWay = shape({
  id,
  kind: named('drawMoneyType', withdrawalKind),
  name: named('bank', text({ max: 60 })),
  tail: named('bankCard', text({ max: 40 })),
  /** Until when a new one waits. */
  heldUntilMs: named('holdTime', optional(moment)),
})
export type WithdrawalWay = House<typeof withdrawalWay>

/** Everything the withdrawal page has to know. */
export const withdrawalDesk = shape({
  cash: named('ableBalance', coins),
  least: named('minAmount', coins),
  most: named('maxAmount', coins),
  leftToday: named('todayTimes', int({ max: 99 })),
  /** The covered name; missing where nobody has shown who they are. */
  realName: optional(text({ max: 40 })),
  phone: named('telephone', text({ max: 20 })),
  banks: named('bankList', list(place)),
  provinces: named('provinceList', list(place)),
  ways: named('drawMoneyWayList', list(withdrawalWay)),
  last: named('lastDrawMoney', optional(withdrawal)),
})
export type WithdrawalDesk = House<typeof withdrawalDesk>
