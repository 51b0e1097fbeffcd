import { id, int, shape } from '@linmen/contract'
import { nextAsk } from '@linmen/domain/order/payment-state.ts'
import type { Tx } from '#db/port.ts'
import { changeMoney } from '#jobs/change-money.ts'
import { enqueue, job, type Runnable } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { channelNamed } from '#pay/channel-of.ts'
import type { DirectGoods } from '#features/sale/public.ts'
import { askChannel, stillOpen } from './check-payments.ts'
import { markReturned, openPayment, type Payment } from './payment.repo.ts'

const asking = { name: 'ask-payment', payload: shape({ paymentId: id, dueMs: int() }) }

/** The buyer asks how it ended, so he is back. From now on the channel is asked by itself, until the minute is over. */
export async function noteReturn(ports: Ports, payment: Payment, nowMs: number): Promise<void> {
  if (payment.returned_at_ms !== null || payment.next_check_ms === null) return
  await ports.db.transaction(async (tx) => {
    if (await markReturned(tx, payment.id, nowMs)) await askNext(tx, payment.id, nowMs, nowMs)
  })
}

export const askPaymentJob = (goods: readonly DirectGoods[]): Runnable =>
  job({ ...asking, run: (ports, told) => askReturned(ports, told, goods) })

/** One question to the channel. A silence changes nothing: the next question and the minute job are still to come. */
export async function askReturned(
  ports: Ports,
  { paymentId, dueMs }: { readonly paymentId: string; readonly dueMs: number },
  goods: readonly DirectGoods[],
): Promise<void> {
  const payment = await openPayment(ports.db.read, paymentId)
  const channel = payment && channelNamed(ports, payment.channel)
  if (!channel) return
  const state = await askChannel(ports, channel, payment)
  await changeMoney(ports, asking.name, async (tx, { nowMs, after }) => {
    const said = { state, channel, isOver: false }
    const open = await stillOpen(tx, paymentId, said, goods, { nowMs, ports, after })
    const askedMs = Math.max(dueMs, ports.clock.nowMs())
    if (open) await askNext(tx, paymentId, open.returned_at_ms ?? askedMs, askedMs)
  })
}

async function askNext(tx: Tx, paymentId: string, returnedAtMs: number, nowMs: number) {
  const dueMs = nextAsk(returnedAtMs, nowMs)
  if (dueMs === null) return
  const when = { key: `${asking.name} ${paymentId}`, delayMs: dueMs - nowMs }
  await enqueue(tx, asking, { paymentId, dueMs }, when)
}
