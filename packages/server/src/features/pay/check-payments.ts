import { nextCheck } from '@linmen/domain/order/payment-state.ts'
import { job, type Runnable } from '#jobs/jobs.ts'
import { attemptAll } from '#jobs/attempt-all.ts'
import { changeMoney } from '#jobs/change-money.ts'
import type { Ports } from '#kit/ports.ts'
import { channelNamed, channelsOf } from '#pay/channel-of.ts'
import type { ChannelState, PayChannel } from '#pay/port.ts'
import { closeDirectSale, type DirectGoods } from '#features/sale/public.ts'
import { duePayments, lockPayment, movePayment, type Payment } from './payment.repo.ts'
import { settlePayment } from './settle-payment.ts'

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

async function checkPayment(
  ports: Ports,
  channel: PayChannel,
  payment: Payment,
  goods: readonly DirectGoods[],
): Promise<void> {
  const isOver = ports.clock.nowMs() >= payment.ends_at_ms
  const state = await ask(() => (isOver ? channel.close(payment.id) : channel.query(payment.id)))
  await changeMoney(ports, 'check-payments', async (tx, { nowMs, after }) => {
    if (state?.state === 'paid') {
      const { tradeNo, amount } = state
      const paid = {
        outNo: payment.id,
        tradeNo,
        amount,
        currency: 'CNY',
        merchant: channel.merchant,
      }
      await settlePayment(tx, paid, channel, goods, { nowMs, ports, after })
      return
    }
    const now = await lockPayment(tx, payment.id)
    if (!now || now.next_check_ms === null) return
    if (state?.state === 'closed' || (isOver && state?.state === 'absent')) {
      await movePayment(tx, now, 'closed', { next_check_ms: null, finished_at_ms: nowMs })
      if (now.order_id !== null) await closeDirectSale(tx, now.order_id)
      return
    }
    const to = state === null ? 'unknown' : 'pending'
    const checks = now.state === to ? now.checks + 1 : 0
    const next = nextCheck(to, checks, nowMs)
    const problem = next === null ? 'waits for a person' : now.problem
    await movePayment(tx, now, now.state === 'unknown' ? 'unknown' : to, {
      ...{ checks, next_check_ms: next, problem },
    })
  })
}

/** Null when the channel does not answer: nobody knows then. */
const ask = (question: () => Promise<ChannelState>): Promise<ChannelState | null> =>
  question().catch(() => null)
