import type { CommandPorts } from '#kit/call.ts'
import type { Cents } from '@linmen/contract'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import { BONUS_LIFE_MS } from '@linmen/domain/pay/charge-rules.ts'
import type { Tx } from '#db/port.ts'
import type { PaidNotice, PayChannel } from '#pay/port.ts'
import { lockMine, spendCoupon } from '#features/coupon/public.ts'
import { completeDirectSale, lockForDirectSale, type DirectGoods } from '#features/sale/public.ts'
import type { Telling } from '#features/message/public.ts'
import { addLot, bookCharge } from '#features/wallet/public.ts'
import { lockPayment, movePayment, type Payment } from './payment.repo.ts'
import { tellOfCharge, tellOfKept } from './tell-of-payment.ts'

export interface SettleCall {
  readonly nowMs: number
  readonly ports: CommandPorts
  readonly after?: Telling['after']
}

/** What becomes of a payment: credited now, credited before, or put aside for a person. */
export type Settled = 'credited' | 'known' | 'conflict' | 'absent'

/**
 * Takes a payment that a channel has signed for. Coins are credited here and nowhere else, once: the row is
 * locked, what was paid before changes nothing, and other money than was asked for is put aside.
 */
export async function settlePayment(
  tx: Tx,
  paid: PaidNotice,
  channel: Pick<PayChannel, 'name' | 'merchant'>,
  goods: readonly DirectGoods[],
  call: SettleCall,
): Promise<Settled> {
  const payment = await lockPayment(tx, paid.outNo)
  if (!payment) return 'absent'
  if (payment.state === 'success') return payment.trade_no === paid.tradeNo ? 'known' : 'conflict'
  const problem = problemOf(payment, paid, channel)
  if (problem !== null) {
    await movePayment(tx, payment, 'conflict', { problem, next_check_ms: null })
    call.ports.log.error({ payment: payment.id, problem }, 'a payment does not fit its order')
    return 'conflict'
  }
  await movePayment(tx, payment, 'success', {
    trade_no: paid.tradeNo,
    finished_at_ms: call.nowMs,
    next_check_ms: null,
    problem: null,
  })
  if (payment.order_id !== null) await lockForDirectSale(tx, payment.order_id, call.nowMs)
  const bonus = await credit(tx, payment, call)
  if (payment.order_id === null) await tellOfCharge(tx, call, payment, bonus)
  else if ((await completeDirectSale(tx, payment.order_id, goods, call)) === 'kept')
    await tellOfKept(tx, call, payment)
  return 'credited'
}

function problemOf(
  payment: Payment,
  paid: PaidNotice,
  { name, merchant }: Pick<PayChannel, 'name' | 'merchant'>,
): string | null {
  if (payment.channel !== name) return `paid at ${name}`
  if (paid.merchant !== merchant) return `paid to ${paid.merchant}`
  if (paid.currency !== 'CNY') return `paid in ${paid.currency}`
  return paid.amount === payment.amount ? null : `paid ${paid.amount}`
}

async function credit(tx: Tx, payment: Payment, { nowMs, ports }: SettleCall): Promise<Cents> {
  const bonus = await spendChargeCoupon(tx, payment)
  const booked = await bookCharge(tx, {
    journalId: ports.ids.next('jn'),
    chargeId: payment.id,
    memberId: payment.member_id,
    channel: payment.channel,
    amount: payment.amount,
    bonus,
    atMs: nowMs,
  })
  if (!booked) throw new Error(`payment ${payment.id} is in the books already`)
  if (bonus > 0)
    await addLot(tx, {
      id: ports.ids.next('lot'),
      memberId: payment.member_id,
      source: 'charge',
      amount: bonus,
      paymentId: payment.id,
      expiresAtMs: nowMs + BONUS_LIFE_MS,
      atMs: nowMs,
    })
  return bonus
}

/** The gift that came with the charge; nothing when its coupon was spent elsewhere meanwhile. */
async function spendChargeCoupon(tx: Tx, payment: Payment) {
  if (payment.coupon_id === null) return payment.bonus
  const coupon = await lockMine(tx, payment.member_id, payment.coupon_id)
  if (!coupon || coupon.used) return NOTHING
  await spendCoupon(tx, payment.coupon_id, payment.id)
  return payment.bonus
}
