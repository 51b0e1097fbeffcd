import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { expiresSoon } from '@linmen/domain/coupon/coupon-usability.ts'
import { query } from '#kit/query.ts'
import { balanceOf } from '#features/wallet/public.ts'
import { cardsOf } from './cards.repo.ts'
import { couponsOf } from './coupon.repo.ts'
import { heldCoupon, offerCoupons, stateOf } from './offer-coupons.ts'
import { looksLeft, packsOf } from './packs.repo.ts'

const PAGE = 20
const LOW_CONSUME = { belowCents: 1000, withinMs: 30 * 86_400_000 }

export const listByType = query(
  couponEndpoints.listByType,
  async (db, { kind }, { actor, nowMs }) => {
    const coupons = await couponsOf(db, actor.id, { kind, unused: true })
    return { list: coupons.map((coupon) => heldCoupon(coupon, nowMs)) }
  },
)

export const listByCategory = query(
  couponEndpoints.listByCategory,
  async (db, { amount, category = 'general' }, { actor, nowMs, platform }) => {
    const coupons = await couponsOf(db, actor.id, { category, unused: true })
    const purchase = { price: amount, expert: { id: '', level: -1 }, platform, atMs: nowMs }
    return { list: offerCoupons(coupons, category, purchase) }
  },
)

export const list = query(couponEndpoints.list, async (db, { pageNo, state }, { actor, nowMs }) => {
  const coupons = await couponsOf(db, actor.id)
  const wanted = coupons.filter((coupon) => state === undefined || stateOf(coupon, nowMs) === state)
  const page = wanted.slice((pageNo - 1) * PAGE, pageNo * PAGE)
  return {
    dataList: page.map((coupon) => heldCoupon(coupon, nowMs)),
    hasNext: wanted.length > pageNo * PAGE,
  }
})

export const count = query(couponEndpoints.count, async (db, _input, { actor, nowMs }) => {
  const coupons = await couponsOf(db, actor.id, { unused: true })
  const usable = coupons.filter((coupon) => stateOf(coupon, nowMs) === 'usable')
  return {
    usable: usable.length,
    expiringSoon: usable.filter((coupon) => expiresSoon(coupon, nowMs)).length,
  }
})

/** Low: less than ten coins paid for content in the last 30 days. */
export const lowConsume = query(
  couponEndpoints.lowConsume,
  async (db, _input, { actor, nowMs }) => {
    const { spent } = await db
      .selectFrom('plan_order')
      .select((select) =>
        select.fn.coalesce(select.fn.sum<number>('pay'), select.lit(0)).as('spent'),
      )
      .where('member_id', '=', actor.id)
      .where('state', '=', 'fulfilled')
      .where('created_at_ms', '>', nowMs - LOW_CONSUME.withinMs)
      .executeTakeFirstOrThrow()
    return { isLow: Number(spent) < LOW_CONSUME.belowCents }
  },
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
