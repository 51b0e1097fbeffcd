import { named, optional, type House } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { coins, day, flag, id, moment, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { differenceRefusals } from './refund.refusals.ts'

const difference = shape({
  id,
  channel: text(),
  day,
  kind: named(
    'differenceType',
    words({ missing_here: 1, missing_there: 2, amount: 3, status: 4, fee: 5, duplicate: 6 }),
  ),
  move: named('moveType', words({ pay: 1, refund: 2, payout: 3 })),
  outNo: text(),
  tradeNo: optional(text()),
  ours: named('ownAmount', optional(coins)),
  theirs: named('billAmount', optional(coins)),
  foundAtMs: named('createTime', moment),
  handledBy: optional(id),
  handledAtMs: named('handleTime', optional(moment)),
  reason: named('remark', optional(text())),
})
export type BillDifference = House<typeof difference>

/** Where the bills of channels and our books disagree. Nothing is booked by these calls. */
export const billEndpoints = {
  listDifferences: endpoint({
    call: 'own.bill.listDifferences',
    method: 'GET',
    path: '/api/console/bill/differences',
    effect: 'read',
    access: 'operator',
    permission: 'ledger.read',
    about: ['wallet'],
    input: shape({
      /** Those nobody has handled; left out, all. */
      open: optional(flag),
      day: optional(day),
      pageNo,
      pageSize: pageSize(20),
    }),
    output: pageOf(difference),
  }),
  handleDifference: endpoint({
    call: 'own.bill.handleDifference',
    method: 'POST',
    path: '/api/console/bill/handle',
    effect: 'write',
    access: 'operator',
    permission: 'ledger.act',
    touches: ['wallet'],
    input: shape({ id, reason: named('remark', text({ min: 2, max: 200 })) }),
    output: difference,
    refusals: differenceRefusals,
  }),
}
