import type { Cents } from '@linmen/contract'
import { refundEndpoints } from '@linmen/contract/wallet/refund.endpoints.ts'
import { mostRefundable, needsSecond } from '@linmen/domain/pay/refund-rules.ts'
import type { Tx } from '#db/port.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { presented } from '#kit/page-of.ts'
import { lockPayment } from '#features/pay/public.ts'
import { lockOrder } from '#features/sale/public.ts'
import { giveBack, standingOf, type RefundCall } from './give-back.ts'
import { shownRefund } from './refund.present.ts'
import { addRefund, hasOpenRefund, lockRefund, moveRefund, refundsPage } from './refund.repo.ts'

export const listRefunds = query(refundEndpoints.listRefunds, async (db, { waiting, ...wish }) =>
  presented(await refundsPage(db, waiting === true, wish), (rows) => rows.map(shownRefund)),
)

/** An operator gives something back. A small amount goes at once, a large one waits for a second person. */
export const proposeRefund = command(
  refundEndpoints.proposeRefund,
  async (tx, { kind, subjectId, amount, reason }, call) => {
    const { actor, nowMs, ports } = call
    const subject = await subjectOf(tx, kind, subjectId, call)
    if (!subject || subject.memberId === actor.id) return call.refuse('refund.subject', {})
    if (await hasOpenRefund(tx, subjectId)) return call.refuse('refund.open', {})
    const wanted = kind === 'charge' ? (amount ?? subject.most) : subject.most
    if (kind === 'charge' && (wanted <= 0 || wanted > subject.most))
      return call.refuse('refund.amount', { most: subject.most })
    const row = await addRefund(tx, {
      id: ports.ids.next('rf'),
      kind,
      subject_id: subjectId,
      member_id: subject.memberId,
      title: subject.title,
      amount: wanted,
      reason: reason.trim(),
      channel: null,
      proposed_by: actor.id,
      decided_by: null,
      answer: null,
      next_check_ms: null,
      created_at_ms: nowMs,
      decided_at_ms: null,
      finished_at_ms: null,
    })
    const detail = { kind, of: subjectId, amount: wanted }
    await audit(tx, {
      atMs: nowMs,
      actor: actor.id,
      deed: 'refund.proposed',
      subject: row.id,
      why: reason,
      detail,
    })
    return shownRefund(needsSecond(wanted) ? row : await giveBack(tx, row, call))
  },
)

/** Another person agrees, or somebody refuses. */
export const decideRefund = command(
  refundEndpoints.decideRefund,
  async (tx, { id, approve, reason }, call) => {
    const { actor, nowMs } = call
    const row = (await lockRefund(tx, id)) ?? call.refuse('refund.not_found', {})
    if (row.state !== 'proposed') return call.refuse('refund.decided', {})
    const isOwn = row.proposed_by === actor.id || row.member_id === actor.id
    if (approve && isOwn) return call.refuse('refund.same_person', {})
    const deed = approve ? 'refund.approved' : 'refund.rejected'
    await audit(tx, { atMs: nowMs, actor: actor.id, deed, subject: id, why: reason })
    const decided = { decided_by: actor.id, decided_at_ms: nowMs, answer: reason.trim() }
    if (!approve) {
      const change = { ...decided, finished_at_ms: nowMs }
      return shownRefund(await moveRefund(tx, row, 'rejected', change))
    }
    return shownRefund(await giveBack(tx, row, call, decided))
  },
)

interface Subject {
  readonly memberId: string
  readonly title: string
  /** Of an order all that was paid for it; of a charge what can still go back. */
  readonly most: Cents
}

/** What is to be given back, locked; null when there is no such thing or it was given back already. */
async function subjectOf(
  tx: Tx,
  kind: 'order' | 'charge',
  id: string,
  { nowMs }: Pick<RefundCall, 'nowMs'>,
): Promise<Subject | null> {
  if (kind === 'order') {
    const order = await lockOrder(tx, id)
    if (order?.state !== 'fulfilled') return null
    return { memberId: order.member_id, title: order.title, most: order.pay }
  }
  const payment = await lockPayment(tx, id)
  if (payment?.state !== 'success') return null
  const { standing } = await standingOf(tx, payment, nowMs)
  return { memberId: payment.member_id, title: payment.subject, most: mostRefundable(standing) }
}
