import type { OutputOf } from '@linmen/contract'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { chargeStatus } from '@linmen/domain/order/payment-state.ts'
import type { Reader } from '#db/port.ts'
import { query } from '#kit/query.ts'
import { orderOf, payStateOf } from '#features/sale/public.ts'
import { balanceOf, giftOfCharge } from '#features/wallet/public.ts'
import { noteReturn } from './ask-after-return.ts'
import { paymentOf } from './payment.repo.ts'

/** How an order of any goods or a charge stands. Somebody else's is not there. */
export const payStatusOf = query(
  payEndpoints.status,
  async (db, { orderId }, { actor, nowMs, ports, refuse }) => {
    const payment = await paymentOf(db, actor.id, orderId)
    if (payment) await noteReturn(ports, payment, nowMs)
    return (
      (await standingOf(db, { memberId: actor.id, orderId, nowMs })) ??
      refuse('order.not_found', {})
    )
  },
)

interface Asked {
  readonly memberId: string
  readonly orderId: string
  readonly nowMs: number
}

/** Null where the member has neither such an order nor such a charge. */
export async function standingOf(
  db: Reader,
  { memberId, orderId, nowMs }: Asked,
): Promise<OutputOf<typeof payEndpoints.status> | null> {
  const order = await orderOf(db, memberId, orderId)
  if (order) return payStateOf(db, order, nowMs)
  const payment = await paymentOf(db, memberId, orderId)
  if (!payment) return null
  const status = chargeStatus(payment.state)
  if (status !== 'paid') return { status }
  const balance = await balanceOf(db, memberId, nowMs)
  const gift = await giftOfCharge(db, payment.id)
  return { status, amount: payment.amount, balance, ...(gift > 0 && { gift }) }
}
