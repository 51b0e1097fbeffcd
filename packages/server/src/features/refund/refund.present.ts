import type { RefundShown } from '@linmen/contract/wallet/refund.endpoints.ts'
import { needsSecond } from '@linmen/domain/pay/refund-rules.ts'
import type { RefundRow } from './refund.repo.ts'

/** A refund as operators see it. */
export const shownRefund = (row: RefundRow): RefundShown => ({
  id: row.id,
  kind: row.kind,
  subjectId: row.subject_id,
  memberId: row.member_id,
  title: row.title,
  amount: row.amount,
  bonus: row.bonus,
  reason: row.reason,
  state: row.state,
  proposedBy: row.proposed_by,
  ...(row.decided_by !== null && { decidedBy: row.decided_by }),
  ...(row.answer !== null && { answer: row.answer }),
  atMs: row.created_at_ms,
  ...(row.finished_at_ms !== null && { finishedAtMs: row.finished_at_ms }),
  needsSecond: row.state === 'proposed' && needsSecond(row.amount),
})
