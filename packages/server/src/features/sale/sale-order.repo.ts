import type { Cents } from '@linmen/contract'
import { cents } from '@linmen/domain/money/cents.ts'
import { mayMove, type OrderState } from '@linmen/domain/order/order-state.ts'
import type { GoodsKind } from '@linmen/domain/sale/goods.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { SaleOrderTable } from '#db/tables.generated.ts'

export type SaleOrder = Selectable<SaleOrderTable>

export const addOrder = (tx: Tx, order: Insertable<SaleOrderTable>) =>
  tx.insertInto('sale_order').values(order).execute()

/** Completes an order that waited for its money: what it took is known now. */
export async function fulfilOrder(tx: Tx, order: Insertable<SaleOrderTable>): Promise<void> {
  const { id, member_id: _member, created_at_ms: _created, ...taken } = order
  const { numUpdatedRows } = await tx
    .updateTable('sale_order')
    .set(taken)
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`order ${id} does not wait for its goods`)
}

export const findOrder = (db: Reader, orderId: string): Promise<SaleOrder | undefined> =>
  db.selectFrom('sale_order').selectAll().where('id', '=', orderId).executeTakeFirst()

/** The order, locked until the end of the transaction. Orders are locked before anything else that money waits for. */
export const lockOrder = (tx: Tx, orderId: string): Promise<SaleOrder | undefined> =>
  tx.selectFrom('sale_order').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()

/** Moves an order if it is still where the caller believes; null when somebody was faster. */
export async function moveOrder(
  tx: Tx,
  orderId: string,
  from: OrderState,
  to: OrderState,
): Promise<SaleOrder | null> {
  if (!mayMove(from, to)) throw new Error(`an order does not move from ${from} to ${to}`)
  const moved = await tx
    .updateTable('sale_order')
    .set({ state: to })
    .where('id', '=', orderId)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()
  return moved ?? null
}

/** Somebody else's order does not exist for this member. */
export const orderOf = (
  db: Reader,
  memberId: string,
  orderId: string,
): Promise<SaleOrder | undefined> =>
  db
    .selectFrom('sale_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', orderId)
    .executeTakeFirst()

/** The member's latest order for a thing. */
export const latestOrder = (
  db: Reader,
  memberId: string,
  kind: GoodsKind,
  goodsId: string,
): Promise<SaleOrder | undefined> =>
  db
    .selectFrom('sale_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('goods_kind', '=', kind)
    .where('goods_id', '=', goodsId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Orders of these things that were paid and not paid back. */
export const fulfilledOrders = (
  db: Reader,
  kind: GoodsKind,
  goodsIds: readonly string[],
): Promise<Pick<SaleOrder, 'id' | 'goods_id' | 'member_id'>[]> =>
  db
    .selectFrom('sale_order')
    .select(['id', 'goods_id', 'member_id'])
    .where('goods_kind', '=', kind)
    .where('goods_id', 'in', goodsIds)
    .where('state', '=', 'fulfilled')
    .orderBy('id')
    .execute()

/** What was paid for each of these orders. */
export async function paidFor(
  db: Reader,
  orderIds: readonly string[],
): Promise<Map<string, Cents>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sale_order')
    .select(['id', 'pay'])
    .where('id', 'in', orderIds)
    .execute()
  return new Map(rows.map(({ id, pay }) => [id, pay]))
}

/** Coins the member has paid since this moment, whatever for. */
export async function spentSince(db: Reader, memberId: string, sinceMs: number): Promise<Cents> {
  const { spent } = await db
    .selectFrom('sale_order')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('pay'), select.lit(0)).as('spent'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'fulfilled')
    .where('created_at_ms', '>', sinceMs)
    .executeTakeFirstOrThrow()
  return cents(Number(spent))
}

/** How often what this expert sells was bought and kept. */
export async function looksAt(db: Reader, expertId: string): Promise<number> {
  const { looks } = await db
    .selectFrom('sale_order')
    .select(({ fn }) => fn.countAll<number>().as('looks'))
    .where('expert_id', '=', expertId)
    .where('goods_kind', '=', 'plan')
    .where('state', '=', 'fulfilled')
    .executeTakeFirstOrThrow()
  return Number(looks)
}
