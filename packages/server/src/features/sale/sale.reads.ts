import type { OutputOf } from '@linmen/contract'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import type { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { subtract } from '@linmen/domain/money/cents.ts'
import { payStatus } from '@linmen/domain/order/order-state.ts'
import type { Reader } from '#db/port.ts'
import { query } from '#kit/query.ts'
import { cardsOf } from '#features/coupon/public.ts'
import { balanceOf } from '#features/wallet/public.ts'
import { looksLeft, packsOf } from './packs.repo.ts'
import { spentSince, type SaleOrder } from './sale-order.repo.ts'

const LOW_CONSUME = { belowCents: 1000, withinMs: 30 * 86_400_000 }

/** Low: less than ten coins paid for content in the last 30 days. */
export const lowConsume = query(
  couponEndpoints.lowConsume,
  async (db, _input, { actor, nowMs }) => ({
    isLow: (await spentSince(db, actor.id, nowMs - LOW_CONSUME.withinMs)) < LOW_CONSUME.belowCents,
  }),
)

/** What the member could use besides coupons: looks of set meals, a discount card, coins. */
export const perksLeft = query(
  setMealEndpoints.count,
  async (db, { expertId }, { actor, nowMs }) => {
    const looks = looksLeft(await packsOf(db, actor.id, expertId, nowMs))
    const cards = await cardsOf(db, actor.id, nowMs)
    return {
      jingcai: { sum: looks.jingcai },
      pool: { sum: looks.pool },
      balance: await balanceOf(db, actor.id, nowMs),
      cards: cards.reduce((sum, card) => sum + card.usesLeft, 0),
      cardPercent: cards[0]?.percent ?? 100,
      cardEndsAtMs: cards[0]?.validToMs,
      cardUsesLeft: cards[0]?.usesLeft,
    }
  },
)

/** How a payment stands, and once it is paid what it cost and what is left. */
export async function payStateOf(
  db: Reader,
  order: SaleOrder | undefined,
  nowMs: number,
): Promise<OutputOf<typeof payEndpoints.checkComplete>> {
  const status = order ? payStatus(order.state) : 'unpaid'
  if (order?.state === 'kept_as_coins') return { status, kept: true }
  if (!order || status !== 'paid') return { status }
  return {
    status,
    amount: order.pay,
    saved: subtract(order.price, order.pay),
    balance: await balanceOf(db, order.member_id, nowMs),
  }
}
