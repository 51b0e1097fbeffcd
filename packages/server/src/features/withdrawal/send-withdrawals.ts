import { nextCheck } from '@linmen/domain/order/payment-state.ts'
import { cashArrived, cashCameBack, cashSent, netOf } from '@linmen/domain/ledger/cash-postings.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import { changeMoney } from '#jobs/change-money.ts'
import { job } from '#jobs/jobs.ts'
import type { Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { channelNamed, channelsOf, payoutChannel } from '#pay/channel-of.ts'
import type { Done, PayChannel } from '#pay/port.ts'
import type { Telling } from '#features/message/public.ts'
import { postJournal } from '#features/wallet/public.ts'
import { tellOfWithdrawal } from './tell-of-withdrawal.ts'
import { openPayee } from './withdrawal.present.ts'
import {
  dueWithdrawals,
  lockWithdrawal,
  moveWithdrawal,
  type WithdrawalRow,
} from './withdrawal.repo.ts'

const AT_ONCE = 50

/** Every minute: what was approved is handed to the channel, and what nobody knows is asked for. */
export const sendWithdrawalsJob = job({
  name: 'send-withdrawals',
  cron: '* * * * *',
  run: async (ports) => void (await sendWithdrawals(ports)),
})

export async function sendWithdrawals(ports: Ports): Promise<number> {
  if (channelsOf(ports).length === 0) return 0
  const due = await dueWithdrawals(ports.db.read, ports.clock.nowMs(), AT_ONCE)
  const work = { kind: 'withdrawal', ref: (row: WithdrawalRow) => row.id }
  return attemptAll(ports, due, work, async (row) => {
    const channel =
      row.channel === null ? payoutChannel(ports, row.kind) : channelNamed(ports, row.channel)
    if (!channel) throw new Error(`no channel pays out to ${row.kind}`)
    if (row.state === 'approved') await submit(ports, channel, row)
    const outcome = await ask(ports, channel, row)
    await changeMoney(ports, 'send-withdrawals', (tx, call) =>
      settle(tx, { ports, ...call }, channel, { id: row.id, outcome }),
    )
  })
}

/** Written down before it is said: after a crash it is asked for, not said again under another number. */
const submit = (ports: Ports, channel: PayChannel, { id }: WithdrawalRow): Promise<void> =>
  changeMoney(ports, 'send-withdrawals', async (tx, { nowMs }) => {
    const row = await lockWithdrawal(tx, id)
    if (row?.state !== 'approved') return
    await book(tx, ports, row, 'sent', cashSent(outOf(row), channel.name), nowMs)
    const change = { channel: channel.name, submitted_at_ms: nowMs, next_check_ms: nowMs }
    await moveWithdrawal(tx, row, 'submitted', change)
  })

/** The same number always: a channel that has paid it says so and pays nothing more. */
async function ask(ports: Ports, channel: PayChannel, row: WithdrawalRow): Promise<Done> {
  const { account, name } = openPayee(ports, row)
  const payee = { kind: row.kind, account, name, bank: row.bank_name }
  const known = row.state === 'unknown' ? await quiet(channel.queryPayOut(row.id)) : 'unknown'
  if (known !== 'unknown') return known
  return quiet(channel.payOut({ outNo: row.id, amount: netOf(row), payee }))
}

const quiet = (answer: Promise<Done>): Promise<Done> => answer.catch(() => 'unknown' as const)

async function settle(
  tx: Tx,
  telling: Telling,
  channel: PayChannel,
  { id, outcome }: { readonly id: string; readonly outcome: Done },
): Promise<void> {
  const { ports, nowMs } = telling
  const row = await lockWithdrawal(tx, id)
  if (row?.state !== 'submitted' && row?.state !== 'unknown') return
  if (outcome === 'done') {
    await book(tx, ports, row, 'arrived', cashArrived(outOf(row), channel.name), nowMs)
    const change = { finished_at_ms: nowMs, next_check_ms: null }
    await tellOfWithdrawal(tx, telling, await moveWithdrawal(tx, row, 'succeeded', change))
  } else if (outcome === 'refused') {
    await book(tx, ports, row, 'failed', cashCameBack(outOf(row), channel.name), nowMs)
    const reason = '渠道未能打款，金额已退回可提现'
    const change = { reason, finished_at_ms: nowMs, next_check_ms: null }
    await tellOfWithdrawal(tx, telling, await moveWithdrawal(tx, row, 'failed', change))
  } else {
    const checks = row.checks + 1
    const next_check_ms = nextCheck('unknown', row.checks, nowMs)
    if (row.state === 'submitted')
      await moveWithdrawal(tx, row, 'unknown', { checks, next_check_ms })
    else
      await tx
        .updateTable('withdrawal')
        .set({ checks, next_check_ms })
        .where('id', '=', id)
        .execute()
  }
}

const outOf = (row: WithdrawalRow) => ({ ...row, memberId: row.member_id })

const book = (
  tx: Tx,
  ports: Pick<Ports, 'ids'>,
  row: WithdrawalRow,
  deed: 'sent' | 'arrived' | 'failed',
  lines: ReturnType<typeof cashSent>,
  atMs: number,
) =>
  postJournal(tx, {
    id: ports.ids.next('jn'),
    key: `wd.${deed}:${row.id}`,
    event: `withdrawal.${deed}`,
    ref: row.id,
    actorId: null,
    atMs,
    lines,
  })
