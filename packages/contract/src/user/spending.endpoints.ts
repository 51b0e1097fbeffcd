import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { refusal } from '#kit/refusal.ts'
import { coins, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

/** `2026-11` */
const month = text({ max: 7 })
const askedMonth = text({ min: 7, max: 7, pattern: /^\d{4}-(0[1-9]|1[0-2])$/ })

/** What a member has told us to hold them to. */
const ownLimit = shape({
  /** Left out where there is none. */
  limit: optional(coins),
  /** A higher limit, or none, that begins later. */
  nextLimit: optional(coins),
  nextFromMs: named('nextTime', optional(moment)),
  coolsUntilMs: named('coolTime', optional(moment)),
})

const diaryEntry = shape({
  orderId: id,
  goods: named('goodsKind', text({ max: 40 })),
  goodsId: id,
  title: text({ max: 200 }),
  expertName: optional(text({ max: 40 })),
  /** The match it was about, so that who does not want to know its result yet does not learn it here. */
  matchId: optional(id),
  kickOffAtMs: named('matchTime', optional(moment)),
  boughtAtMs: named('createTime', moment),
  pay: named('amount', coins),
  saved: coins,
  /** `none` for what is neither right nor wrong, such as a set meal. */
  outcome: named(
    'result',
    words({ none: 0, waiting: 1, hit: 2, missed: 3, returned: 4, refunded: 5 }),
  ),
})

export const spendingEndpoints = {
  diary: endpoint({
    call: 'own.user.diary',
    method: 'GET',
    path: '/api/uc/spending/diary',
    effect: 'read',
    access: 'member',
    about: ['orders', 'spending'],
    input: shape({ month: optional(askedMonth) }),
    output: shape({
      month,
      spent: coins,
      own: ownLimit,
      entries: named('dataList', list(diaryEntry, { max: 500 })),
      /** There are more than the list names. */
      isCut: named('hasNext', flag),
      months: list(shape({ month, spent: coins, orders: int() }), { max: 6 }),
    }),
  }),
  /** A lower limit holds at once, a higher one or none in 72 hours. */
  setLimit: endpoint({
    call: 'own.user.setLimit',
    method: 'POST',
    path: '/api/uc/spending/limit',
    effect: 'write',
    access: 'member',
    touches: ['spending'],
    input: shape({ limit: optional(coins) }),
    output: ownLimit,
    refusals: refusal('spending.limit_form', '上限为 1 到 100000 金币'),
  }),
  /** Nothing can be bought or charged until it is over, and nobody can end it earlier. */
  coolOff: endpoint({
    call: 'own.user.coolOff',
    method: 'POST',
    path: '/api/uc/spending/coolOff',
    effect: 'write',
    access: 'member',
    touches: ['spending'],
    input: shape({ days: int({ min: 1, max: 180 }) }),
    output: ownLimit,
  }),
}
