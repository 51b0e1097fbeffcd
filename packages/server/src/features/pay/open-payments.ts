import type { OpenPayment } from '@linmen/contract/pay/pay.schemas.ts'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { mayCarryOn } from '@linmen/domain/order/payment-state.ts'
import { payWayName } from '@linmen/domain/pay/ways.ts'
import { query } from '#kit/query.ts'
import { channelNamed } from '#pay/channel-of.ts'
import { hostOfCall } from './month-limit.ts'
import { openPaymentsOf, type Payment } from './payment.repo.ts'

/** What a member went away from and may carry on here. A host lets no payment in that another one began. */
export const openPayments = query(payEndpoints.listOpen, async (db, _input, call) => {
  const mine = await openPaymentsOf(db, call.actor.id, hostOfCall(call))
  const open = mine.filter(({ state, ends_at_ms: endsAtMs, cancelled_at_ms: cancelledAtMs }) =>
    mayCarryOn({ state, endsAtMs, cancelledAtMs }, call.nowMs),
  )
  return { payments: open.flatMap((payment) => shownOf(call.ports, payment)) }
})

/** The same number at the same channel: however often its address is made, there is one order behind it. */
function shownOf(process: Parameters<typeof channelNamed>[0], payment: Payment): OpenPayment[] {
  const { id, amount, subject, way, return_url: returnUrl, ends_at_ms: endsAtMs } = payment
  const channel = channelNamed(process, payment.channel)
  if (!channel || returnUrl === null) return []
  const channelKey = channel.orderUrl({ outNo: id, amount, subject, way, returnUrl, endsAtMs })
  const orderId = payment.order_id ?? id
  return [{ orderId, subject, amount, way: payWayName(way), endsAtMs, channelKey }]
}
