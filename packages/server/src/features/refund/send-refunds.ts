import { chargeBackArrived, chargeBackFailed } from '@linmen/domain/ledger/refund-postings.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { nextCheck } from '@linmen/domain/order/payment-state.ts'
import type { Tx } from '#db/port.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import { changeMoney } from '#jobs/change-money.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { channelNamed } from '#pay/channel-of.ts'
import type { Done, PayChannel } from '#pay/port.ts'
import { linkTo, tellMember, type Telling } from '#features/message/public.ts'
import { paidAmountOf } from '#features/pay/public.ts'
import { postJournal, returnGift } from '#features/wallet/public.ts'
import { dueRefunds, lockRefund, moveRefund, type RefundRow } from './refund.repo.ts'

const AT_ONCE = 50

/** Every minute: what goes back to a channel is told to it, and what nobody knows is asked under the same number. */
export const sendRefundsJob = job({
  name: 'send-refunds',
  cron: '* * * * *',
  run: async (ports) => void (await sendRefunds(ports)),
})

export async function sendRefunds(ports: Ports): Promise<number> {
  const due = await dueRefunds(ports.db.read, ports.clock.nowMs(), AT_ONCE)
  const work = { kind: 'charge-refund', ref: ({ id }: RefundRow) => id }
  return attemptAll(ports, due, work, async (row) => {
    const channel = channelNamed(ports, row.channel!)
    if (!channel) throw new Error(`channel ${row.channel} is not connected`)
    const outcome = await ask(ports, channel, row)
    await changeMoney(ports, 'send-refunds', (tx, call) =>
      settle(tx, { ports, ...call }, row.id, outcome),
    )
  })
}

/** A channel that has paid this number back says so and pays nothing more. */
async function ask(ports: Ports, channel: PayChannel, row: RefundRow): Promise<Done> {
  const { id: refundNo, subject_id: outNo, amount, reason } = row
  const total = await paidAmountOf(ports.db.read, outNo)
  return channel.refund({ outNo, refundNo, amount, total, reason }).catch(() => 'unknown' as const)
}

async function settle(tx: Tx, telling: Telling, id: string, outcome: Done): Promise<void> {
  const { ports, nowMs } = telling
  const row = await lockRefund(tx, id)
  if (row?.state !== 'submitted' && row?.state !== 'unknown') return
  if (outcome === 'unknown') {
    const change = {
      checks: row.checks + 1,
      next_check_ms: nextCheck('unknown', row.checks, nowMs),
    }
    if (row.state === 'submitted') await moveRefund(tx, row, 'unknown', change)
    else await tx.updateTable('refund').set(change).where('id', '=', id).execute()
    return
  }
  const isDone = outcome === 'done'
  const back = { memberId: row.member_id, channel: row.channel!, amount: row.amount }
  const bonus = isDone ? row.bonus : await returnGift(tx, row.subject_id, row.bonus, nowMs)
  await postJournal(tx, {
    id: ports.ids.next('jn'),
    key: `refund.${isDone ? 'done' : 'failed'}:${id}`,
    event: isDone ? 'charge.refundArrived' : 'charge.refundFailed',
    ref: id,
    actorId: null,
    atMs: nowMs,
    lines: isDone ? chargeBackArrived(back) : chargeBackFailed({ ...back, bonus }),
  })
  const change = { finished_at_ms: nowMs, next_check_ms: null }
  await moveRefund(tx, row, isDone ? 'done' : 'failed', change)
  await tellMember(tx, telling, {
    memberId: row.member_id,
    kind: 'order',
    title: isDone ? '充值已原路退回' : '充值退款未成功',
    text: isDone
      ? `${row.title}，${priceText(row.amount)} 元已原路退回。原因：${row.reason}`
      : `${row.title}，渠道未能退款，${priceText(row.amount)} 金币已回到钱包`,
    link: linkTo.screen('JinbiDetailPage'),
    once: `charge.refund:${id}`,
  })
}
