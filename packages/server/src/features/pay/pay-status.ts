import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { chargeStatus } from '@linmen/domain/order/payment-state.ts'
import { query } from '#kit/query.ts'
import { orderOf, payStateOf } from '#features/sale/public.ts'
import { balanceOf } from '#features/wallet/public.ts'
import { paymentOf } from './payment.repo.ts'

/** How an order of any goods or a charge stands. Somebody else's is not there. */
export const payStatusOf = query(
  payEndpoints.status,
  async (db, { orderId }, { actor, nowMs, refuse }) => {
    const order = await orderOf(db, actor.id, orderId)
    if (order) return payStateOf(db, order, nowMs)
    const payment = (await paymentOf(db, actor.id, orderId)) ?? refuse('order.not_found', {})
    const status = chargeStatus(payment.state)
    if (status !== 'paid') return { status }
    const balance = await balanceOf(db, actor.id, nowMs)
    return { status, amount: payment.amount, balance }
  },
)
