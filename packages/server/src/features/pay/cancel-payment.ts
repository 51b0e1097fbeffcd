import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { action } from '#kit/action.ts'
import { changeMoney } from '#jobs/change-money.ts'
import { channelNamed } from '#pay/channel-of.ts'
import type { DirectGoods } from '#features/sale/public.ts'
import { checkPayment } from './check-payments.ts'
import { standingOf } from './pay-status.ts'
import { markCancelled, openPayment, paymentOf } from './payment.repo.ts'

/**
 * Its buyer gives a payment up. That is kept first, so that a channel that is silent now is told later; what the channel
 * closes holds no place in the month any more, and what was paid meanwhile is paid.
 */
export const cancelPayment = (goods: readonly DirectGoods[]) =>
  action(payEndpoints.cancel, async ({ orderId }, { actor, nowMs, ports, refuse }) => {
    const { read } = ports.db
    const mine = (await paymentOf(read, actor.id, orderId)) ?? refuse('order.not_found', {})
    await changeMoney(ports, 'cancel-payment', (tx, call) => markCancelled(tx, mine.id, call.nowMs))
    const open = await openPayment(read, mine.id)
    const channel = open && channelNamed(ports, open.channel)
    if (channel) await checkPayment(ports, channel, open, goods)
    const standing = await standingOf(read, { memberId: actor.id, orderId, nowMs })
    return standing ?? refuse('order.not_found', {})
  })
