import type { HeldCoupon } from '@linmen/contract/coupon/coupon.schemas.ts'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { expiresSoon } from '@linmen/domain/coupon/coupon-usability.ts'
import { subtract } from '@linmen/domain/money/cents.ts'
import type { Reader } from '#db/port.ts'
import { pageOf, presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { expertNames } from '#features/expert/public.ts'
import { couponsOf, ordersOf, type OwnedCoupon } from './coupon.repo.ts'
import { heldCoupon, offerCoupons, stateOf } from './offer-coupons.ts'

const PAGE = 20

export const listByType = query(
  couponEndpoints.listByType,
  async (db, { kind }, { actor, nowMs, platform }) => {
    const coupons = await couponsOf(db, actor.id, { kind, unused: true })
    return { list: coupons.map((coupon) => heldCoupon(coupon, { platform, atMs: nowMs })) }
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

/** What can pay now before what rests; of the rest, what ends first on top, and of what is over, what was spent or ended last. */
export const list = query(
  couponEndpoints.list,
  async (db, { pageNo, state }, { actor, nowMs, platform }) => {
    const own = await couponsOf(db, actor.id)
    const held = own
      .map((coupon) => heldCoupon(coupon, { platform, atMs: nowMs }))
      .filter((coupon) => state === undefined || coupon.state === state)
      .toSorted((a, b) => Number(a.why !== undefined) - Number(b.why !== undefined))
    const told = await withOrders(db, held, own)
    const ordered = state === 'used' || state === 'expired' ? told.toSorted(latestFirst) : told
    const page = pageOf(ordered, { pageNo, pageSize: PAGE })
    return presented(page, (coupons) => withExpertNames(db, coupons))
  },
)

const latestFirst = (a: HeldCoupon, b: HeldCoupon) =>
  (b.usedAtMs ?? b.validToMs) - (a.usedAtMs ?? a.validToMs)

/** A spent coupon says what it paid for and what it saved. */
async function withOrders(
  db: Reader,
  coupons: readonly HeldCoupon[],
  own: readonly OwnedCoupon[],
): Promise<HeldCoupon[]> {
  const orderOf = new Map(own.map(({ id, orderId }) => [id, orderId]))
  const orders = await ordersOf(
    db,
    coupons.flatMap(({ id }) => orderOf.get(id) ?? []),
  )
  return coupons.map((coupon) => {
    const order = orders.get(orderOf.get(coupon.id) ?? '')
    if (!order) return coupon
    const { title: paidFor, atMs: usedAtMs, price, pay } = order
    return { ...coupon, paidFor, usedAtMs, saved: subtract(price, pay) }
  })
}

async function withExpertNames(db: Reader, coupons: readonly HeldCoupon[]): Promise<HeldCoupon[]> {
  const names = await expertNames(
    db,
    coupons.flatMap(({ expertId }) => expertId ?? []),
  )
  return coupons.map((coupon) => {
    const expertName = names.get(coupon.expertId ?? '')
    return expertName === undefined ? coupon : { ...coupon, expertName }
  })
}

export const count = query(couponEndpoints.count, async (db, _input, { actor, nowMs }) => {
  const coupons = await couponsOf(db, actor.id)
  const inState = (state: HeldCoupon['state']) =>
    coupons.filter((coupon) => stateOf(coupon, nowMs) === state)
  const usable = inState('usable')
  return {
    usable: usable.length,
    expiringSoon: usable.filter((coupon) => expiresSoon(coupon, nowMs)).length,
    used: inState('used').length,
    expired: inState('expired').length,
  }
})
