import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import type { VipTier } from '@linmen/contract/vip/vip.schemas.ts'
import { endOf } from '@linmen/domain/sale/set-meal.ts'
import { nextStart } from '@linmen/domain/vip/membership.ts'
import type { Tx } from '#db/port.ts'
import { command } from '#kit/command.ts'
import { payDirectly } from '#features/pay/public.ts'
import {
  findOnSale,
  quoteWithCoupon,
  sell,
  soldDirectly,
  type CatalogueItem,
  type Goods,
  type SaleCall,
  type Wish,
} from '#features/sale/public.ts'
import { balanceOf } from '#features/wallet/public.ts'
import { addGifts } from './gift.repo.ts'
import { addPeriod, endTrial, lockPeriods, periodsOf } from './period.repo.ts'

/** Time of a tier, after the time that is there already. Every purchase is a time of its own. */
const vipGoods: Goods<CatalogueItem> = {
  kind: 'vip',
  about: (line) => ({ id: line.id, title: line.name, expertId: null }),
  price: (line) => line.price,
  grants: (_line, { id }) => ({ itemId: id }),
  deliver: async (tx, line, order) => {
    const whose = { member_id: order.member_id, tier: tierOfLine(line) }
    const nowMs = order.created_at_ms
    await lockPeriods(tx, order.member_id)
    const startsAtMs = nextStart(await periodsOf(tx, order.member_id), whose.tier, nowMs)
    const endsAtMs = endOf(startsAtMs, line.days!)
    await endTrial(tx, order.member_id, nowMs)
    await addPeriod(tx, {
      ...whose,
      id: order.id,
      name: line.name,
      is_trial: false,
      starts_at_ms: startsAtMs,
      ends_at_ms: endsAtMs,
      revoked_at_ms: null,
      price: line.price,
      created_at_ms: nowMs,
    })
    await addGifts(tx, { ...whose, period_id: order.id }, { startsAtMs, endsAtMs })
  },
}

export const tierOfLine = ({ scope }: Pick<CatalogueItem, 'scope'>) => scope as VipTier

/** Sells one line of the price list to the caller, for coins. */
export const buyVip = (tx: Tx, line: CatalogueItem, wish: Wish, call: SaleCall) =>
  sell(tx, vipGoods, line, wish, call)

export const vipDirect = soldDirectly(vipGoods, (db, id) => findOnSale(db, 'vip', id))

/** With coins; where they do not reach and the page can be come back to, past the wallet. */
export const buy = command(vipEndpoints.buy, async (tx, { priceId, couponId, returnUrl }, call) => {
  const line = (await findOnSale(tx, 'vip', priceId)) ?? call.refuse('vip.not_found', {})
  const wish = couponId === undefined ? 'none' : { couponId }
  const priced = { kind: 'vip' as const, price: line.price, seller: null }
  const quote = await quoteWithCoupon(tx, priced, couponId, call)
  const balance = await balanceOf(tx, call.actor.id, call.nowMs)
  if (returnUrl === undefined || balance >= quote.pay) return buyVip(tx, line, wish, call)
  const where = { returnUrl, returnPath: '/vip/buy' }
  const started = await payDirectly(tx, { goods: vipGoods, item: line, wish, ...where }, call)
  const { kind, saved } = quote
  return { kind, saved, amount: quote.pay, balance, already: false, ...started }
})
