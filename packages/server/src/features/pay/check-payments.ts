import { isToClose, nextCheck } from '@linmen/domain/order/payment-state.ts'
import type { Tx } from '#db/port.ts'
import { job, type Runnable } from '#jobs/jobs.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import { changeMoney } from '#jobs/change-money.ts'
import type { Ports } from '#kit/ports.ts'
import { channelNamed, channelsOf } from '#pay/channel-of.ts'
import type { ChannelState, PayChannel } from '#pay/port.ts'
import { closeDirectSale, type DirectGoods } from '#features/sale/public.ts'
import { duePayments, lockPayment, movePayment, type Payment } from './payment.repo.ts'
import { settlePayment, type SettleCall } from './settle-payment.ts'

const AT_ONCE = 100

/** Every minute: payments nobody has told us about are asked for, and what nobody will pay is closed. */
export const checkPaymentsJob = (goods: readonly DirectGoods[]): Runnable =>
  job({
    name: 'check-payments',
    cron: '* * * * *',
    run: async (ports) => void (await checkPayments(ports, goods)),
  })

export async function checkPayments(ports: Ports, goods: readonly DirectGoods[]): Promise<number> {
  if (channelsOf(ports).length === 0) return 0
  const due = await duePayments(ports.db.read, ports.clock.nowMs(), AT_ONCE)
  const work = { kind: 'payment', ref: ({ id }: Payment) => id }
  return attemptAll(ports, due, work, (payment) => {
    const channel = channelNamed(ports, payment.channel)
    if (!channel) throw new Error(`channel ${payment.channel} is not connected`)
    return checkPayment(ports, channel, payment, goods)
  })
}

/** Asks the channel, or lets it close what nobody is to pay any more, and takes what it says. */
export async function checkPayment(
  ports: Ports,
  channel: PayChannel,
  payment: Payment,
  goods: readonly DirectGoods[],
): Promise<void> {
  const isOver = ports.clock.nowMs() >= payment.ends_at_ms
  const state = await askChannel(ports, channel, payment)
  await changeMoney(ports, 'check-payments', async (tx, { nowMs, after }) => {
    const said = { state, channel, isOver }
    const now = await stillOpen(tx, payment.id, said, goods, { nowMs, ports, after })
    if (!now) return
    const to = state === null ? 'unknown' : 'pending'
    const checks = now.state === to ? now.checks + 1 : 0
    const next = nextCheck(to, checks, nowMs)
    const problem = next === null ? 'waits for a person' : now.problem
    await movePayment(tx, now, now.state === 'unknown' ? 'unknown' : to, {
      ...{ checks, next_check_ms: next, problem },
    })
  })
}

export interface Said {
  /** Null when the channel did not answer. */
  readonly state: ChannelState | null
  readonly channel: PayChannel
  /** Nobody may pay it any more. */
  readonly isOver: boolean
}

/** Takes what a channel said: what is paid is settled, what is closed is closed. Answers with a payment that still waits. */
export async function stillOpen(
  tx: Tx,
  id: string,
  { state, channel, isOver }: Said,
  goods: readonly DirectGoods[],
  call: SettleCall,
): Promise<Payment | null> {
  if (state?.state === 'paid') {
    const { tradeNo, amount } = state
    const paid = { outNo: id, tradeNo, amount, currency: 'CNY', merchant: channel.merchant }
    await settlePayment(tx, paid, channel, goods, call)
    return null
  }
  const now = await lockPayment(tx, id)
  if (!now || now.next_check_ms === null) return null
  if (state?.state !== 'closed' && !(isOver && state?.state === 'absent')) return now
  await movePayment(tx, now, 'closed', { next_check_ms: null, finished_at_ms: call.nowMs })
  if (now.order_id !== null) await closeDirectSale(tx, now.order_id)
  return null
}

/** What the channel says of a payment. Null when it does not answer: nobody knows then. */
export function askChannel(
  { clock }: Pick<Ports, 'clock'>,
  channel: PayChannel,
  { id, ends_at_ms: endsAtMs, cancelled_at_ms: cancelledAtMs }: Payment,
): Promise<ChannelState | null> {
  const isClosing = isToClose({ endsAtMs, cancelledAtMs }, clock.nowMs())
  return (isClosing ? channel.close(id) : channel.query(id)).catch(() => null)
}
