import type { CommandPorts } from '#kit/call.ts'
import type { Cents } from '@linmen/contract'
import type { Receipt } from '@linmen/contract/pay/pay.schemas.ts'
import type { GoodsKind } from '@linmen/domain/sale/goods.ts'
import type { Reader, Tx } from '#db/port.ts'
import { Refused } from '#kit/refused.ts'
import { unlessRefused } from '#kit/unless-refused.ts'
import { lockCards, lockMine } from '#features/coupon/public.ts'
import type { Telling } from '#features/message/public.ts'
import { lockLots } from '#features/wallet/public.ts'
import { ownedAmong } from './entitlement.repo.ts'
import type { Goods, SaleCall } from './goods.ts'
import { lockPacks } from './packs.repo.ts'
import { addOrder, findOrder, lockOrder, moveOrder, type SaleOrder } from './sale-order.repo.ts'
import { PriceChanged, quoted, sell, wantedOf, type Wish } from './sell.ts'

/** An order that waits for its money, or what was sold at once because nothing was to pay. */
export type BegunSale =
  | { readonly waits: true; readonly orderId: string; readonly title: string; readonly pay: Cents }
  | { readonly waits: false; readonly receipt: Receipt }

/**
 * Begins a sale that is paid past the wallet: the order is written with its price, nothing is taken
 * and nothing granted. The goods follow when the channel says that they are paid.
 */
export async function beginDirectSale<Item, Closed extends string>(
  tx: Tx,
  goods: Goods<Item, Closed>,
  item: Item,
  wish: Wish,
  call: SaleCall<Closed>,
): Promise<BegunSale> {
  const { actor, nowMs, ports } = call
  const about = wantedOf(goods, item)
  const orderId = ports.ids.next('so')
  const { itemId } = goods.grants?.(item, { id: orderId, nowMs }) ?? { itemId: about.id }
  const mine = { memberId: actor.id, kind: goods.kind, nowMs }
  const isOwned = (await ownedAmong(tx, mine, [itemId])).has(itemId)
  if (isOwned || goods.openTo?.(item, actor.id))
    return { waits: false, receipt: await sell(tx, goods, item, wish, call) }
  const closed = goods.closed?.(item, nowMs)
  if (closed) call.refuse(closed, {})

  const { quote } = await quoted(tx, goods, item, wish, call)
  if (quote.pay === 0) return { waits: false, receipt: await sell(tx, goods, item, wish, call) }
  await addOrder(tx, {
    id: orderId,
    member_id: actor.id,
    goods_kind: goods.kind,
    goods_id: about.id,
    title: about.title,
    expert_id: about.expertId,
    state: 'paying',
    kind: quote.kind,
    price: quote.price,
    pay: quote.pay,
    coupon_id: typeof wish === 'object' ? wish.couponId : null,
    card_id: null,
    pack_id: null,
    created_at_ms: nowMs,
    share_settled_ms: null,
  })
  await tx
    .insertInto('direct_sale')
    .values({
      order_id: orderId,
      wish: typeof wish === 'object' ? 'coupon' : wish,
      platform: call.platform,
    })
    .execute()
  return { waits: true, orderId, title: about.title, pay: quote.pay }
}

/**
 * Locks what the sale of a paid order may take besides coins. The books come after it, so whoever credits the money in
 * the same transaction asks for this first.
 */
export async function lockForDirectSale(tx: Tx, orderId: string, nowMs: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  const { member_id: memberId, coupon_id: couponId, expert_id: expertId } = order
  if (couponId !== null) await lockMine(tx, memberId, couponId)
  await lockCards(tx, memberId, nowMs)
  await lockPacks(tx, memberId, expertId ?? undefined, nowMs)
  await lockLots(tx, memberId)
}

interface CompleteCall {
  readonly nowMs: number
  readonly ports: CommandPorts
  readonly after?: Telling['after']
}

/** Goods as direct pay sees them. The table of them stands in `direct-goods.ts`. */
export interface DirectGoods {
  readonly kind: GoodsKind
  /** Sells what a paid order names; false when it cannot be sold any more. */
  readonly complete: (tx: Tx, order: SaleOrder, call: CompleteCall) => Promise<boolean>
}

export function soldDirectly<Item, Closed extends string>(
  goods: Goods<Item, Closed>,
  find: (db: Reader, id: string) => Promise<Item | undefined>,
): DirectGoods {
  return {
    kind: goods.kind,
    complete: async (tx, order, call) => {
      const item = await find(tx, order.goods_id)
      if (item === undefined) return false
      const { wish, platform } = await wishOf(tx, order)
      const buyer = { ...call, platform, actor: { id: order.member_id }, refuse: giveUp }
      return unlessRefused(tx, async () => {
        const receipt = await sell(tx, goods, item, wish, buyer, order)
        // Bought with coins in the meantime: a second payment must not be swallowed.
        if (receipt.already) throw new PriceChanged()
      })
    },
  }
}

/**
 * The money of an order is in the buyer's wallet: the goods are granted, or it stays there as coins when
 * they cannot be sold any more. An order that was closed before keeps it as coins, too.
 */
export async function completeDirectSale(
  tx: Tx,
  orderId: string,
  goods: readonly DirectGoods[],
  call: CompleteCall,
): Promise<'granted' | 'kept'> {
  const waiting = await moveOrder(tx, orderId, 'paying', 'paid')
  if (!waiting) {
    await moveOrder(tx, orderId, 'closing', 'closed')
    await moveOrder(tx, orderId, 'closed', 'kept_as_coins')
    return (await findOrder(tx, orderId))?.state === 'fulfilled' ? 'granted' : 'kept'
  }
  const row = goods.find(({ kind }) => kind === waiting.goods_kind)
  if (row && (await row.complete(tx, waiting, call))) return 'granted'
  await moveOrder(tx, orderId, 'paid', 'kept_as_coins')
  return 'kept'
}

/** Nobody will pay for it any more. */
export async function closeDirectSale(tx: Tx, orderId: string): Promise<void> {
  if (await moveOrder(tx, orderId, 'paying', 'closing'))
    await moveOrder(tx, orderId, 'closing', 'closed')
}

async function wishOf(tx: Tx, order: SaleOrder): Promise<{ wish: Wish; platform: string }> {
  const { wish, platform } = await tx
    .selectFrom('direct_sale')
    .select(['wish', 'platform'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return { wish: wish === 'coupon' ? { couponId: order.coupon_id! } : wish, platform }
}

const giveUp = (code: string): never => {
  throw new Refused(code, code, {})
}
