import { account } from '@linmen/domain/ledger/accounts.ts'
import type { Cents } from '@linmen/contract'
import { shareTakenBack } from '@linmen/domain/ledger/cash-postings.ts'
import {
  lines,
  packLook,
  refundLines,
  reversed,
  type Share,
} from '@linmen/domain/ledger/postings.ts'
import { earnedBack } from '@linmen/domain/ledger/refund-postings.ts'
import { NOTHING, subtract } from '@linmen/domain/money/cents.ts'
import { goodsRule } from '@linmen/domain/sale/goods.ts'
import type { Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { giveBackCard, giveBackCoupon } from '#features/coupon/public.ts'
import { journalOf, lockBalances, postJournal, returnToLots } from '#features/wallet/public.ts'
import { revokeRight } from './entitlement.repo.ts'
import { closePack, giveBackLook } from './packs.repo.ts'
import type { Telling } from '#features/message/public.ts'
import { tellOfRefund } from './tell-of-order.ts'
import { lockOrder, moveOrder, type SaleOrder } from './sale-order.repo.ts'
import { shareOfOrder } from './share.repo.ts'

/** Why an order is given back. */
export interface RefundWhy {
  /** In words for the buyer. */
  readonly reason: string
  /** When, by the clock that dates money. */
  readonly nowMs: number
  /** The operator; nobody where it happens by itself. */
  readonly actorId?: string
  /** What was earned of its price bit by bit. */
  readonly earned?: Cents
  readonly after?: Telling['after']
}

type RefundPorts = Pick<Ports, 'ids' | 'clock' | 'hub'>

/**
 * Gives everything back that an order took: coins, coupon, card or look, and the expert's share.
 * Asking again changes nothing: an order is refunded once.
 */
export async function refundOrder(
  tx: Tx,
  orderId: string,
  ports: RefundPorts,
  { reason, nowMs, actorId, earned = NOTHING, after }: RefundWhy,
): Promise<boolean> {
  // A set meal whose looks were used is not given back as a whole.
  const isPack = (await lockOrder(tx, orderId))?.goods_kind === 'setMeal'
  if (isPack && !(await closePack(tx, orderId, nowMs))) return false
  const order = await moveOrder(tx, orderId, 'fulfilled', 'refunding')
  if (!order) return false
  if (order.coupon_id) await giveBackCoupon(tx, order.coupon_id, order.id)
  if (order.card_id) await giveBackCard(tx, order.card_id)
  if (order.pack_id) await giveBackLook(tx, order.pack_id, lookOf(order))
  const promoEnded = await returnToLots(tx, order.id, nowMs)

  await postJournal(tx, {
    id: ports.ids.next('jn'),
    key: `refund:${order.id}`,
    event: `${order.goods_kind}.refunded`,
    ref: order.id,
    actorId: actorId ?? null,
    reverses: await journalOf(tx, `buy:${order.id}`),
    atMs: nowMs,
    lines: order.pack_id
      ? reversed(packLook({ packId: order.pack_id, ...lookOf(order), share: shareOf(order) }))
      : lines([
          ...refundLines({ sale: saleOf(order), promoEnded }),
          ...earnedBack(goodsRule(order.goods_kind).income(order.id), earned),
        ]),
  })
  await takeShareBack(tx, order, ports, nowMs)
  await revokeRight(tx, order.id, nowMs)
  await moveOrder(tx, orderId, 'refunding', 'refunded')
  await tx
    .updateTable('sale_order')
    .set({ refund_reason: reason })
    .where('id', '=', orderId)
    .execute()
  await tellOfRefund(tx, { ports, nowMs, ...(after && { after }) }, order, reason)
  return true
}

/** The share was settled before the sale was undone: it comes out of the expert's cash, or is owed. */
async function takeShareBack(tx: Tx, order: SaleOrder, ports: Pick<Ports, 'ids'>, nowMs: number) {
  const share = order.share_settled_ms === null ? null : shareOfOrder(order)
  if (!share || share.amount === 0) return
  const own = account.cash(share.expertId)
  const balances = await lockBalances(tx, [own, account.owedByExpert(share.expertId)])
  await postJournal(tx, {
    id: ports.ids.next('jn'),
    key: `share.back:${order.id}`,
    event: 'share.returned',
    ref: order.id,
    actorId: null,
    atMs: nowMs,
    lines: shareTakenBack({ ...share, cash: balances(own) }),
  })
}

const lookOf = (order: SaleOrder) => ({ value: order.look_value, paidPart: order.look_paid })

const shareOf = ({ expert_id, goods_kind, share_percent }: SaleOrder): Share | null =>
  expert_id !== null && goodsRule(goods_kind).shares
    ? { expertId: expert_id, percent: share_percent }
    : null

const saleOf = (order: SaleOrder) => ({
  buyerId: order.member_id,
  income: goodsRule(order.goods_kind).income(order.id),
  quote: {
    kind: order.kind,
    price: order.price,
    pay: order.pay,
    saved: subtract(order.price, order.pay),
  },
  coins: { promo: order.promo_part, paid: order.paid_part, lots: [] },
  share: shareOf(order),
})
