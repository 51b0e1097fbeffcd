import type { Cents } from '@linmen/contract'
import type { Receipt } from '@linmen/contract/pay/pay.schemas.ts'
import { unusableReason } from '@linmen/domain/coupon/unusable-reason.ts'
import { spendable, spendCoins } from '@linmen/domain/ledger/spend-coins.ts'
import { NOTHING, subtract } from '@linmen/domain/money/cents.ts'
import { quotePrice, type Offer } from '@linmen/domain/pricing/quote.ts'
import { goodsRule } from '@linmen/domain/sale/goods.ts'
import type { Tx } from '#db/port.ts'
import { Refused } from '#kit/refused.ts'
import { lockMine, whyNot, type OwnedCoupon } from '#features/coupon/public.ts'
import { sellerOf } from '#features/expert/public.ts'
import { balanceOf, lockWallet } from '#features/wallet/public.ts'
import { grantRight } from './entitlement.repo.ts'
import type { Goods, SaleCall } from './goods.ts'
import { purchaseOf, type Priced } from './offers.ts'
import { obeyOwnLimit } from './own-limit.repo.ts'
import { lockPerks, touchedAccounts } from './perks.ts'
import { recordSale } from './record-sale.ts'
import { latestOrder } from './sale-order.repo.ts'

export type Wish = Offer<{ readonly couponId: string }>

/** An order that was written before and whose money has come. */
export interface PaidOrder {
  readonly id: string
  readonly pay: Cents
}

/** Sells one thing. The price is worked out here from stored facts; nothing the client says about it is read. */
export async function sell<Item, Closed extends string>(
  tx: Tx,
  goods: Goods<Item, Closed>,
  item: Item,
  wish: Wish,
  call: SaleCall<Closed>,
  paid?: PaidOrder,
): Promise<Receipt> {
  const { actor, nowMs, ports, refuse } = call
  const { kind } = goods
  const about = wantedOf(goods, item)
  if (goods.openTo?.(item, actor.id)) return nothingToPay(tx, about, call)

  // The right to use it is the natural key of a purchase: whoever comes second has already bought.
  const orderId = paid?.id ?? ports.ids.next('so')
  const granted = goods.grants?.(item, { id: orderId, nowMs }) ?? { itemId: about.id }
  const grant = { id: ports.ids.next('en'), memberId: actor.id, kind, orderId, atMs: nowMs }
  if (!(await grantRight(tx, { ...grant, startsAtMs: nowMs, endsAtMs: null, ...granted })))
    return nothingToPay(tx, about, call)
  const closed = goods.closed?.(item, nowMs)
  if (closed) refuse(closed, {})

  const { seller, offer, perks, quote } = await quoted(tx, goods, item, wish, call)
  if (paid && paid.pay !== quote.pay) throw new PriceChanged()
  const wallet = await lockWallet(tx, actor.id, touchedAccounts(about, perks, orderId))
  await obeyOwnLimit(tx, actor.id, { price: quote.pay, nowMs })
  const balance = spendable(wallet, nowMs)
  const coins =
    spendCoins(quote.pay, wallet, nowMs) ??
    refuse('wallet.not.enough', { required: quote.pay, balance })

  const deal = {
    ...{ orderId, buyerId: actor.id, goods: about, seller, quote, coins, offer, perks },
    isWritten: paid !== undefined,
  }
  await recordSale(tx, deal, call)
  await goods.deliver?.(tx, item, {
    id: orderId,
    member_id: actor.id,
    pay: quote.pay,
    paid_part: coins.paid,
    created_at_ms: nowMs,
  })
  return {
    orderId,
    kind: quote.kind,
    amount: quote.pay,
    saved: quote.saved,
    balance: subtract(balance, quote.pay),
    already: false,
  }
}

/** Other goods or another price than were paid for. */
export class PriceChanged extends Refused {
  constructor() {
    super('price_changed', '价格有变', {})
  }
}

export const wantedOf = <Item>(goods: Goods<Item, string>, item: Item) => ({
  kind: goods.kind,
  ...goods.about(item),
  looks: goods.looks?.(item),
})

/** What one thing costs this buyer at this moment, with the perks that make the price locked. */
export async function quoted<Item>(
  tx: Tx,
  goods: Goods<Item, string>,
  item: Item,
  wish: Wish,
  call: Pick<SaleCall, 'actor' | 'nowMs' | 'platform' | 'refuse'>,
) {
  const about = wantedOf(goods, item)
  const seller = about.expertId === null ? null : await sellerOf(tx, about.expertId)
  const priced = { kind: goods.kind, price: goods.price(item), seller }
  const offer = typeof wish === 'string' ? wish : await usable(tx, priced, wish.couponId, call)
  const perks = await lockPerks(tx, call.actor.id, about, call.nowMs)
  return { seller, offer, perks, quote: quotePrice(priced.price, { offer, ...perks.forQuote }) }
}

async function usable(
  tx: Tx,
  priced: Priced,
  couponId: string,
  call: Pick<SaleCall, 'actor' | 'nowMs' | 'platform' | 'refuse'>,
): Promise<OwnedCoupon> {
  const category = goodsRule(priced.kind).offers
  const coupon = await lockMine(tx, call.actor.id, couponId)
  const why =
    coupon === null
      ? 'not_owned'
      : category === null
        ? 'category'
        : whyNot(coupon, category, purchaseOf(priced, call))
  if (coupon && !why) return coupon
  const reason = unusableReason(why!, coupon ?? { kind: 'amountOff', threshold: NOTHING })
  return call.refuse('coupon.not_usable', { why: why!, reason })
}

/** Bought before, one's own, or free: an answer as good as a purchase, at no cost. */
async function nothingToPay(
  tx: Tx,
  about: { readonly kind: Goods<unknown>['kind']; readonly id: string },
  { actor, nowMs }: SaleCall,
): Promise<Receipt> {
  const order = await latestOrder(tx, actor.id, about.kind, about.id)
  return {
    ...(order && { orderId: order.id }),
    kind: order?.kind ?? 'full',
    amount: NOTHING,
    saved: NOTHING,
    balance: await balanceOf(tx, actor.id, nowMs),
    already: true,
  }
}
