import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { chargeStatus } from '@linmen/domain/order/payment-state.ts'
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
    const order = await orderOf(db, actor.id, orderId)
    if (order) return payStateOf(db, order, nowMs)
    if (!payment) return refuse('order.not_found', {})
    const status = chargeStatus(payment.state)
    if (status !== 'paid') return { status }
    const balance = await balanceOf(db, actor.id, nowMs)
    const gift = await giftOfCharge(db, payment.id)
    return { status, amount: payment.amount, balance, ...(gift > 0 && { gift }) }
  },
)
