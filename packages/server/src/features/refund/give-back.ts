import type { Cents, RefusalData } from '@linmen/contract'
import type { proposeRefusals } from '@linmen/contract/wallet/refund.refusals.ts'
import { chargeSentBack } from '@linmen/domain/ledger/refund-postings.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import { mostRefundable, type ChargeStanding } from '@linmen/domain/pay/refund-rules.ts'
import type { GoodsKind } from '@linmen/domain/sale/goods.ts'
import type { Updateable } from 'kysely'
import type { Tx } from '#db/port.ts'
import type { RefundTable } from '#db/tables.generated.ts'
import type { CommandCall } from '#kit/call.ts'
import { endSubscription } from '#features/expert/public.ts'
import { closeOf } from '#features/interpretation/public.ts'
import { lockPayment, type Payment } from '#features/pay/public.ts'
import { lockOrder, refundOrder } from '#features/sale/public.ts'
import { endPeriod, lockEarned } from '#features/vip/public.ts'
import { giftOf, lockWallet, postJournal, takeGiftBack } from '#features/wallet/public.ts'
import { moveRefund, refundedOf, type RefundRow } from './refund.repo.ts'

export interface RefundCall extends Pick<CommandCall, 'nowMs' | 'ports' | 'after'> {
  readonly actor: { readonly id: string }
  readonly refuse: RefundRefuse
}

interface RefundRefuse {
  (code: 'refund.subject' | 'refund.used', data: {}): never
  (code: 'refund.amount', data: RefusalData<typeof proposeRefusals, 'refund.amount'>): never
}

/** What else ends with an order of a kind. */
const ENDS: Partial<
  Record<GoodsKind, (tx: Tx, orderId: string, nowMs: number) => Promise<unknown>>
> = {
  vip: endPeriod,
  subscription: endSubscription,
  interpretation: closeOf,
}

/** Does what was proposed: an order comes back into the wallet, a charge is handed to its channel. */
export const giveBack = (
  tx: Tx,
  row: RefundRow,
  call: RefundCall,
  decided: Updateable<RefundTable> = {},
): Promise<RefundRow> => (row.kind === 'order' ? undo : sendBack)(tx, row, call, decided)

async function undo(
  tx: Tx,
  row: RefundRow,
  { actor, nowMs, ports, after, refuse }: RefundCall,
  decided: Updateable<RefundTable>,
): Promise<RefundRow> {
  const order = await lockOrder(tx, row.subject_id)
  if (order?.state !== 'fulfilled') return refuse('refund.subject', {})
  const earned = order.goods_kind === 'vip' ? await lockEarned(tx, order.id) : NOTHING
  const why = { reason: row.reason, nowMs, actorId: actor.id, earned, after }
  if (!(await refundOrder(tx, order.id, ports, why))) return refuse('refund.used', {})
  await ENDS[order.goods_kind]?.(tx, order.id, nowMs)
  return moveRefund(tx, row, 'done', { ...decided, finished_at_ms: nowMs })
}

/** Written down before the channel is told; the job says it, under one number. */
async function sendBack(
  tx: Tx,
  row: RefundRow,
  { actor, nowMs, ports, refuse }: RefundCall,
  decided: Updateable<RefundTable>,
): Promise<RefundRow> {
  const payment = await lockPayment(tx, row.subject_id)
  if (payment?.state !== 'success') return refuse('refund.subject', {})
  const { standing, bonusLeft } = await standingOf(tx, payment, nowMs)
  const most = mostRefundable(standing)
  if (row.amount > most) return refuse('refund.amount', { most })
  const { channel } = payment
  const back = { memberId: payment.member_id, channel, amount: row.amount, bonus: bonusLeft }
  await takeGiftBack(tx, payment.id, bonusLeft)
  await postJournal(tx, {
    id: ports.ids.next('jn'),
    key: `refund.sent:${row.id}`,
    event: 'charge.refunded',
    ref: row.id,
    actorId: actor.id,
    atMs: nowMs,
    lines: chargeSentBack(back),
  })
  const change = { ...decided, channel, bonus: bonusLeft, next_check_ms: nowMs }
  return moveRefund(tx, row, 'submitted', change)
}

/** How a charge stands, with the wallet locked. */
export async function standingOf(
  tx: Tx,
  payment: Payment,
  nowMs: number,
): Promise<{ standing: ChargeStanding; bonusLeft: Cents }> {
  const { paid } = await lockWallet(tx, payment.member_id, [])
  const { left, spent } = await giftOf(tx, payment.id, nowMs)
  const refunded = await refundedOf(tx, payment.id)
  return {
    standing: { amount: payment.amount, refunded, bonusSpent: spent, paid },
    bonusLeft: left,
  }
}
