import { packLook, planSale } from '@linmen/domain/ledger/postings.ts'
import type { CoinsSpent } from '@linmen/domain/ledger/spend-coins.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import type { Offer, PlanQuote } from '@linmen/domain/pricing/plan-price.ts'
import type { Tx } from '#db/port.ts'
import type { Call } from '#kit/call.ts'
import { nextLook, spendCoupon, useCard, usePack } from '#features/coupon/public.ts'
import { postJournal, takeFromLots } from '#features/wallet/public.ts'
import { addOrder } from './plan-order.repo.ts'
import type { PlanPerks } from './plan-perks.ts'
import type { PlanRow } from './plan.repo.ts'

export interface Sale {
  readonly orderId: string
  readonly buyerId: string
  readonly plan: PlanRow
  readonly sharePercent: number
  readonly quote: PlanQuote
  readonly coins: CoinsSpent
  readonly offer: Offer<{ readonly id: string }>
  readonly perks: PlanPerks
}

/** Writes down a sale: the order, the perk that was used, the coins and the books. */
export async function recordSale(
  tx: Tx,
  sale: Sale,
  { nowMs, ports }: Pick<Call, 'nowMs' | 'ports'>,
): Promise<void> {
  const { orderId, buyerId, plan, quote, coins, sharePercent } = sale
  const used = usedPerks(sale)
  const look = used.pack ? nextLook(used.pack) : { value: NOTHING, paidPart: NOTHING }
  await addOrder(tx, {
    id: orderId,
    member_id: buyerId,
    plan_id: plan.id,
    expert_id: plan.expert_id,
    state: 'fulfilled',
    kind: quote.kind,
    price: quote.price,
    pay: quote.pay,
    promo_part: coins.promo,
    paid_part: coins.paid,
    share_percent: sharePercent,
    coupon_id: used.couponId,
    card_id: used.cardId,
    pack_id: used.pack?.id ?? null,
    look_value: look.value,
    look_paid: look.paidPart,
    created_at_ms: nowMs,
  })
  if (used.couponId) await spendCoupon(tx, used.couponId, orderId)
  if (used.cardId) await useCard(tx, used.cardId)
  if (used.pack) await usePack(tx, used.pack.id, look)
  await takeFromLots(tx, orderId, coins.lots)

  const expertId = plan.expert_id
  await postJournal(tx, {
    id: ports.ids.next('jn'),
    key: `buy:${orderId}`,
    event: used.pack ? 'pack.looked' : 'plan.sold',
    ref: orderId,
    actorId: buyerId,
    atMs: nowMs,
    lines: used.pack
      ? packLook({ packId: used.pack.id, expertId, ...look, sharePercent })
      : planSale({ buyerId, expertId, quote, coins, sharePercent }),
  })
}

/** Only the perk that made the price is used up. */
const usedPerks = ({ quote: { kind }, offer, perks }: Sale) => ({
  couponId: kind !== 'setMeal' && typeof offer === 'object' ? offer.id : null,
  cardId: kind === 'discountCard' ? perks.card!.id : null,
  pack: kind === 'setMeal' ? perks.pack! : null,
})
