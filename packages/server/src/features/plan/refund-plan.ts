import { packLook, planRefund, reversed } from '@linmen/domain/ledger/postings.ts'
import { subtract } from '@linmen/domain/money/cents.ts'
import type { Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { giveBackCard, giveBackCoupon, giveBackLook } from '#features/coupon/public.ts'
import { journalOf, postJournal, returnToLots } from '#features/wallet/public.ts'
import { revokeGrant } from './entitlement.repo.ts'
import { moveOrder, type PlanOrder } from './plan-order.repo.ts'

/**
 * Gives everything back that an order took: coins, coupon, card or look, and the expert's share.
 * Asking again changes nothing: an order is refunded once.
 */
export async function refundPlanOrder(tx: Tx, orderId: string, ports: Ports): Promise<boolean> {
  const nowMs = ports.clock.nowMs()
  const order = await moveOrder(tx, orderId, 'fulfilled', 'refunding')
  if (!order) return false
  if (order.coupon_id) await giveBackCoupon(tx, order.coupon_id, order.id)
  if (order.card_id) await giveBackCard(tx, order.card_id)
  if (order.pack_id) await giveBackLook(tx, order.pack_id, lookOf(order))
  const promoEnded = await returnToLots(tx, order.id, nowMs)

  await postJournal(tx, {
    id: ports.ids.next('jn'),
    key: `refund:${order.id}`,
    event: 'plan.refunded',
    ref: order.id,
    actorId: null,
    reverses: await journalOf(tx, `buy:${order.id}`),
    atMs: nowMs,
    lines: order.pack_id
      ? reversed(packLook(lookSale(order)))
      : planRefund({ sale: saleOf(order), promoEnded }),
  })
  await revokeGrant(tx, order.id, nowMs)
  await moveOrder(tx, orderId, 'refunding', 'refunded')
  return true
}

const lookOf = (order: PlanOrder) => ({ value: order.look_value, paidPart: order.look_paid })

const lookSale = (order: PlanOrder) => ({
  packId: order.pack_id!,
  expertId: order.expert_id,
  ...lookOf(order),
  sharePercent: order.share_percent,
})

const saleOf = (order: PlanOrder) => ({
  buyerId: order.member_id,
  expertId: order.expert_id,
  quote: {
    kind: order.kind,
    price: order.price,
    pay: order.pay,
    saved: subtract(order.price, order.pay),
  },
  coins: { promo: order.promo_part, paid: order.paid_part, lots: [] },
  sharePercent: order.share_percent,
})
