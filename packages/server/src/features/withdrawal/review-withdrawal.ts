import { withdrawalEndpoints } from '@linmen/contract/wallet/withdrawal.endpoints.ts'
import { cashReleased } from '@linmen/domain/ledger/cash-postings.ts'
import { isApproved } from '@linmen/domain/withdrawal/withdrawal-rules.ts'
import type { Tx } from '#db/port.ts'
import { audit } from '#kit/audit.ts'
import type { CommandCall } from '#kit/call.ts'
import { command } from '#kit/command.ts'
import { postJournal } from '#features/wallet/public.ts'
import { tellOfWithdrawal } from './tell-of-withdrawal.ts'
import { shownWithdrawal } from './withdrawal.present.ts'
import { lockWithdrawal, moveWithdrawal, type WithdrawalRow } from './withdrawal.repo.ts'

/** An operator looks at a withdrawal. Above the limit a second, different one has to agree. */
export const review = command(
  withdrawalEndpoints.review,
  async (tx, { id, approve, reason }, call) => {
    const { actor, nowMs, ports } = call
    const row = (await lockWithdrawal(tx, id)) ?? call.refuse('withdraw.not_found', {})
    if (row.state !== 'review') return call.refuse('withdraw.decided', {})
    const deed = approve ? 'withdrawal.approved' : 'withdrawal.rejected'
    await audit(tx, { atMs: nowMs, actor: actor.id, deed, subject: id, why: reason })
    if (!approve) {
      const why = reason?.trim() || '审核未通过，金额已退回可提现'
      const rejected = await giveBack(tx, row, 'rejected', why, call)
      await tellOfWithdrawal(tx, call, rejected)
      return shownWithdrawal(ports, rejected)
    }
    if (row.held_until_ms > nowMs) return call.refuse('withdraw.held', {})
    if (row.first_by === actor.id) return call.refuse('withdraw.same_person', {})
    const persons = row.first_by === null ? 1 : 2
    const by = row.first_by === null ? { first_by: actor.id } : { second_by: actor.id }
    if (!isApproved(row.amount, persons)) {
      await tx.updateTable('withdrawal').set(by).where('id', '=', id).execute()
      return shownWithdrawal(ports, { ...row, ...by })
    }
    const change = { ...by, reviewed_at_ms: nowMs, next_check_ms: nowMs }
    return shownWithdrawal(ports, await moveWithdrawal(tx, row, 'approved', change))
  },
)

/** The member takes it back while nobody has looked. */
export const cancel = command(withdrawalEndpoints.cancel, async (tx, { id }, call) => {
  const row = await lockWithdrawal(tx, id)
  if (!row || row.member_id !== call.actor.id) return call.refuse('withdraw.not_found', {})
  if (row.state !== 'review' || row.first_by !== null) return call.refuse('withdraw.decided', {})
  return shownWithdrawal(
    call.ports,
    await giveBack(tx, row, 'cancelled', '已撤回，金额已退回可提现', call),
  )
})

async function giveBack(
  tx: Tx,
  row: WithdrawalRow,
  to: 'rejected' | 'cancelled',
  reason: string,
  { actor, nowMs, ports }: Pick<CommandCall, 'nowMs' | 'ports'> & { actor: { id: string } },
): Promise<WithdrawalRow> {
  await postJournal(tx, {
    id: ports.ids.next('jn'),
    key: `wd.rej:${row.id}`,
    event: `withdrawal.${to}`,
    ref: row.id,
    actorId: actor.id,
    atMs: nowMs,
    lines: cashReleased({ ...row, memberId: row.member_id }),
  })
  return moveWithdrawal(tx, row, to, { reason, finished_at_ms: nowMs })
}
