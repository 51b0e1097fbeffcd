import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { couponRests } from '@linmen/domain/coupon/coupon-usability.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { CHARGE } from '@linmen/domain/pay/charge-rules.ts'
import { monthStart } from '@linmen/domain/pay/month.ts'
import { CHARGE_WAY_NAMES } from '@linmen/domain/pay/ways.ts'
import type { Reader } from '#db/port.ts'
import { command } from '#kit/command.ts'
import type { Call } from '#kit/call.ts'
import { query } from '#kit/query.ts'
import { couponsOf, type OwnedCoupon } from '#features/coupon/public.ts'
import { onSale } from '#features/sale/public.ts'
import { productsOnSale } from './charge-product.repo.ts'
import { chargeWaysOf, removeWay } from './charge-way.repo.ts'
import { lastCharge, paidFor, spentOn } from './expense.repo.ts'
import { waysHere } from './ways-here.ts'

/** What coins are sold in, and how they can be paid for where the member is. */
export const chargeProducts = query(walletEndpoints.chargeProducts, async (db, _input, call) => ({
  open: waysHere(call).length > 0,
  ...CHARGE,
  products: await productsOnSale(db),
  ways: waysHere(call).map((way) => ({ way, name: CHARGE_WAY_NAMES[way] })),
  cards: await chargeWaysOf(db, call.actor.id),
  coupons: (await chargeCoupons(db, call)).map((coupon) => ({
    id: coupon.id,
    name: coupon.name,
    worth: coupon.worth,
    threshold: coupon.threshold,
    endsAtMs: coupon.validToMs,
  })),
}))

export const removeChargeWay = command(
  walletEndpoints.removeChargeWay,
  async (tx, { wayId }, call) => {
    const gone = await removeWay(tx, call.actor.id, wayId, call.nowMs)
    return gone ? {} : call.refuse('charge.way_not_found', {})
  },
)

export const expenses = query(walletEndpoints.expenses, async (db, _input, { actor, nowMs }) => {
  const sinceMs = monthStart(nowMs)
  const last = await lastCharge(db, actor.id)
  return {
    monthCharged: await paidFor(db, actor.id, sinceMs),
    monthSpent: await spentOn(db, actor.id, sinceMs),
    charged: await paidFor(db, actor.id, 0),
    spent: await spentOn(db, actor.id, 0),
    ...(last && { last }),
  }
})

/** What is worth knowing before one pays, each from what is stored: a coupon of one's own, the best set meal. */
export const payAds = query(payEndpoints.ads, async (db, _input, call) => {
  const [coupon] = await chargeCoupons(db, call)
  const meals = await onSale(db, 'setMeal', 'jingcai')
  const best = meals.toSorted((a, b) => a.price * b.quantity - b.price * a.quantity)[0]
  return {
    ads: [
      ...(coupon
        ? [
            {
              id: `coupon-${coupon.id}`,
              text: `你有一张充值券：满 ${coupon.threshold / 100} 赠 ${coupon.worth / 100} 金币`,
              path: '/pay/userChargeHuoyan',
            },
          ]
        : []),
      ...(best
        ? [
            {
              id: `meal-${best.id}`,
              text: `${best.name}，平均每次 ${(cents(Math.ceil(best.price / best.quantity)) / 100).toFixed(2)} 金币`,
              path: '/set-meal-list',
            },
          ]
        : []),
    ],
  }
})

async function chargeCoupons(
  db: Reader,
  { actor, nowMs, platform }: Pick<Call, 'nowMs' | 'platform'> & { actor: { id: string } },
): Promise<OwnedCoupon[]> {
  const mine = await couponsOf(db, actor.id, { category: 'charge', unused: true })
  return mine
    .filter(({ category }) => category === 'charge')
    .filter((coupon) => couponRests(coupon, { platform, atMs: nowMs }) === null)
}
