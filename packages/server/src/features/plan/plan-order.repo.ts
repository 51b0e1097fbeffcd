import { mayMove, type OrderState } from '@linmen/domain/order/order-state.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { PlanOrderTable } from '#db/tables/plan-order.ts'

export type PlanOrder = Selectable<PlanOrderTable>

export const addOrder = (tx: Tx, order: Insertable<PlanOrderTable>) =>
  tx.insertInto('plan_order').values(order).execute()

/** Moves an order if it is still where the caller believes; null when somebody was faster. */
export async function moveOrder(
  tx: Tx,
  orderId: string,
  from: OrderState,
  to: OrderState,
): Promise<PlanOrder | null> {
  if (!mayMove(from, to)) throw new Error(`an order does not move from ${from} to ${to}`)
  const moved = await tx
    .updateTable('plan_order')
    .set({ state: to })
    .where('id', '=', orderId)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()
  return moved ?? null
}

/** The member's latest order for a plan. */
export const latestOrder = (
  db: Reader,
  memberId: string,
  planId: string,
): Promise<PlanOrder | undefined> =>
  db
    .selectFrom('plan_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('plan_id', '=', planId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function fulfilledOrders(db: Reader, planId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('plan_order')
    .select('id')
    .where('plan_id', '=', planId)
    .where('state', '=', 'fulfilled')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}
