import { named, optional, type House } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { coins, flag, id, moment, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { decideRefusals, proposeRefusals } from './refund.refusals.ts'

const refundKind = words({ order: 1, charge: 2 })
const refundState = words({
  proposed: 0,
  submitted: 1,
  unknown: 2,
  done: 3,
  failed: 4,
  rejected: 5,
})
const reason = text({ min: 2, max: 100 })

const refund = shape({
  id,
  kind: named('refundType', refundKind),
  /** The order or the payment. */
  subjectId: named('orderId', id),
  memberId: id,
  title: named('goodsName', text()),
  amount: coins,
  /** Gift coins that went with it. */
  bonus: coins,
  reason: named('remark', text()),
  state: named('status', refundState),
  proposedBy: id,
  decidedBy: optional(id),
  answer: named('decideRemark', optional(text())),
  atMs: named('createTime', moment),
  finishedAtMs: named('finishTime', optional(moment)),
  /** Waits for a second person. */
  needsSecond: flag,
})
export type RefundShown = House<typeof refund>

/** What operators give back: an order to the wallet, a charge to where it came from. */
export const refundEndpoints = {
  listRefunds: endpoint({
    call: 'own.refund.list',
    method: 'GET',
    path: '/api/console/refunds',
    effect: 'read',
    access: 'operator',
    permission: 'orders.read',
    about: ['wallet'],
    input: shape({ waiting: optional(flag), pageNo, pageSize: pageSize(20) }),
    output: pageOf(refund),
  }),
  proposeRefund: endpoint({
    call: 'own.refund.propose',
    method: 'POST',
    path: '/api/console/refund/propose',
    effect: 'write',
    access: 'operator',
    permission: 'orders.act',
    touches: ['wallet', 'orders', 'vip', 'setMeals'],
    money: true,
    input: shape({
      kind: named('refundType', refundKind),
      subjectId: named('orderId', id),
      /** Of a charge only; an order goes back whole. */
      amount: optional(coins),
      reason: named('remark', reason),
    }),
    output: refund,
    refusals: proposeRefusals,
  }),
  decideRefund: endpoint({
    call: 'own.refund.decide',
    method: 'POST',
    path: '/api/console/refund/decide',
    effect: 'write',
    access: 'operator',
    permission: 'orders.act',
    touches: ['wallet', 'orders', 'vip', 'setMeals'],
    money: true,
    input: shape({ id, approve: flag, reason: named('remark', reason) }),
    output: refund,
    refusals: decideRefusals,
  }),
}
