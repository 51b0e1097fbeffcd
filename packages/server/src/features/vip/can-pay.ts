import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { query } from '#kit/query.ts'
import { findOnSale, quoteWithCoupon } from '#features/sale/public.ts'
import { balanceOf } from '#features/wallet/public.ts'

/** Whether the coins are enough for a line of the price list, with a coupon or without. */
export const canPay = query(vipEndpoints.canPay, async (db, { priceId, couponId }, call) => {
  const line = (await findOnSale(db, 'vip', priceId)) ?? call.refuse('vip.not_found', {})
  const priced = { kind: 'vip' as const, price: line.price, seller: null }
  const { pay } = await quoteWithCoupon(db, priced, couponId, call)
  const balance = await balanceOf(db, call.actor.id, call.nowMs)
  return { enough: balance >= pay, amount: pay, balance }
})

export const checkBalance = query(
  vipEndpoints.checkBalance,
  async (db, _input, { actor, nowMs }) => ({ balance: await balanceOf(db, actor.id, nowMs) }),
)
