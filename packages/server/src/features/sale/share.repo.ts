import type { Cents, Page, PageWish } from '@linmen/contract'
import type { ShareState } from '@linmen/contract/wallet/income.endpoints.ts'
import { expertShare } from '@linmen/domain/ledger/postings.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import { pageFrom } from '#kit/page-of.ts'
import type { SaleOrder } from './sale-order.repo.ts'

export interface DueShare {
  readonly id: string
}

// Nothing is given back three days after a match.
const WAIT_MS = 3 * 86_400_000

/** Orders whose share is due: their plan has a result since three days; of other goods the sale is that old. */
export async function dueShares(db: Reader, nowMs: number, most: number): Promise<DueShare[]> {
  const { rows } = await sql<DueShare>`
    select o.id from sale_order o left join plan on o.goods_kind = 'plan' and plan.id = o.goods_id
    where o.state = 'fulfilled' and o.share_percent > 0 and o.share_settled_ms is null
      and ${dueFrom} <= ${nowMs - WAIT_MS}
    order by o.created_at_ms, o.id limit ${most}`.execute(db)
  return rows
}

const WEEK_MS = 7 * 86_400_000
const dueFrom = sql`case when o.goods_kind = 'plan' then plan.settled_at_ms else o.created_at_ms + ${WEEK_MS} end`

/** Marks the share of an order as settled. Nothing for an order whose share is settled already, or that was given back. */
export const settledOrder = (
  tx: Tx,
  orderId: string,
  nowMs: number,
): Promise<SaleOrder | undefined> =>
  tx
    .updateTable('sale_order')
    .set({ share_settled_ms: nowMs })
    .where('id', '=', orderId)
    .where('state', '=', 'fulfilled')
    .where('share_settled_ms', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** What an order earned its expert: of charged coins only, in a look of those behind it. */
export function shareOfOrder(
  order: SaleOrder,
): { readonly expertId: string; readonly amount: Cents } | null {
  if (order.expert_id === null || order.share_percent === 0) return null
  const paid = order.pack_id === null ? order.paid_part : order.look_paid
  return { expertId: order.expert_id, amount: expertShare(paid, order.share_percent) }
}

/** What an expert shares in, or shared in before it was given back; the latest sale first. */
export const sharedOrders = (
  db: Reader,
  expertId: string,
  state: ShareState | 'all',
  wish: PageWish,
): Promise<Page<SaleOrder>> =>
  pageFrom(
    shared(db, expertId)
      .selectAll()
      .where(IN_STATE[state])
      .orderBy('created_at_ms', 'desc')
      .orderBy('id', 'desc'),
    wish,
  )

/** How many sales stand that an expert shares in. */
export async function countShared(db: Reader, expertId: string): Promise<number> {
  const { sales } = await shared(db, expertId)
    .select(({ fn }) => fn.countAll<number>().as('sales'))
    .where('state', '=', 'fulfilled')
    .executeTakeFirstOrThrow()
  return Number(sales)
}

const IN_STATE = {
  all: sql<boolean>`true`,
  pending: sql<boolean>`state = 'fulfilled' and share_settled_ms is null`,
  settled: sql<boolean>`state = 'fulfilled' and share_settled_ms is not null or share_restored_ms is not null`,
  returned: sql<boolean>`state in ('refunding', 'refunded') and share_restored_ms is null`,
} as const satisfies Record<ShareState | 'all', unknown>

const shared = (db: Reader, expertId: string) =>
  db
    .selectFrom('sale_order')
    .where('expert_id', '=', expertId)
    .where('share_percent', '>', 0)
    .where('state', 'in', ['fulfilled', 'refunding', 'refunded'])
    .where(sql<boolean>`case when pack_id is null then paid_part else look_paid end > 0`)

/** When the share of each of these orders becomes cash, as far as that is known. */
export async function settlesAt(
  db: Reader,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; at: string | null }>`
    select o.id, ${dueFrom} + ${WAIT_MS} as at
    from sale_order o left join plan on o.goods_kind = 'plan' and plan.id = o.goods_id
    where o.id in (${sql.join(orderIds)})`.execute(db)
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, Number(at)]])))
}
