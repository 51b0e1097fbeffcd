import { packLook, saleLines } from '@linmen/domain/ledger/postings.ts'
import type { CoinsSpent } from '@linmen/domain/ledger/spend-coins.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import type { Offer, Quote } from '@linmen/domain/pricing/quote.ts'
import { goodsRule } from '@linmen/domain/sale/goods.ts'
import type { Tx } from '#db/port.ts'
import type { CommandCall } from '#kit/call.ts'
import { spendCoupon, useCard } from '#features/coupon/public.ts'
import type { Seller } from '#features/expert/public.ts'
import { tellOfSale } from './tell-of-order.ts'
import { postJournal, takeFromLots } from '#features/wallet/public.ts'
import { nextLook, usePack } from './packs.repo.ts'
import type { BuyerPerks, Wanted } from './perks.ts'
import { addOrder, fulfilOrder } from './sale-order.repo.ts'

export interface Deal {
  readonly orderId: string
  readonly buyerId: string
  readonly goods: Wanted & { readonly id: string; readonly title: string }
  readonly seller: Seller | null
  readonly quote: Quote
  readonly coins: CoinsSpent
  readonly offer: Offer<{ readonly id: string }>
  readonly perks: BuyerPerks
  /** The order stands already and was paid for past the wallet. */
  readonly isWritten: boolean
}

/** Writes down a sale: the order, the perk that was used, the coins and the books. */
export async function recordSale(
  tx: Tx,
  deal: Deal,
  call: Pick<CommandCall, 'nowMs' | 'ports'> & Partial<Pick<CommandCall, 'after'>>,
): Promise<void> {
  const { nowMs, ports } = call
  const { orderId, buyerId, goods, quote, coins, seller } = deal
  const rule = goodsRule(goods.kind)
  const used = usedPerks(deal)
  const look = used.pack ? nextLook(used.pack) : { value: NOTHING, paidPart: NOTHING }
  const share = seller && rule.shares ? { expertId: seller.id, percent: seller.sharePercent } : null
  await (deal.isWritten ? fulfilOrder : addOrder)(tx, {
    id: orderId,
    member_id: buyerId,
    goods_kind: goods.kind,
    goods_id: goods.id,
    title: goods.title,
    expert_id: goods.expertId,
    state: 'fulfilled',
    kind: quote.kind,
    price: quote.price,
    pay: quote.pay,
    promo_part: coins.promo,
    paid_part: coins.paid,
    share_percent: share?.percent ?? 0,
    coupon_id: used.couponId,
    card_id: used.cardId,
    pack_id: used.pack?.id ?? null,
    look_value: look.value,
    look_paid: look.paidPart,
    created_at_ms: nowMs,
    share_settled_ms: null,
  })
  if (used.couponId) await spendCoupon(tx, used.couponId, orderId)
  if (used.cardId) await useCard(tx, used.cardId)
  if (used.pack) await usePack(tx, used.pack.id, look)
  await takeFromLots(tx, orderId, coins.lots)

  await postJournal(tx, {
    id: ports.ids.next('jn'),
    key: `buy:${orderId}`,
    event: used.pack ? 'pack.looked' : `${goods.kind}.sold`,
    ref: orderId,
    actorId: buyerId,
    atMs: nowMs,
    lines: used.pack
      ? packLook({ packId: used.pack.id, ...look, share })
      : saleLines({ buyerId, income: rule.income(orderId), quote, coins, share }),
  })
  await tellOfSale(tx, call, deal)
}

/** Only the perk that made the price is used up. */
const usedPerks = ({ quote: { kind }, offer, perks }: Deal) => ({
  couponId: kind !== 'setMeal' && typeof offer === 'object' ? offer.id : null,
  cardId: kind === 'discountCard' ? perks.card!.id : null,
  pack: kind === 'setMeal' ? perks.pack! : null,
})
