import type { Cents } from '@linmen/contract'
import { cents } from '@linmen/domain/money/cents.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'
import type { SaleOrder } from './sale-order.repo.ts'

interface Span {
  readonly fromMs: number
  readonly toMs: number
}

/** What a member bought in a time, kept or given back, the latest first. */
export const ordersBetween = (
  db: Reader,
  memberId: string,
  { fromMs, toMs }: Span,
  most: number,
): Promise<SaleOrder[]> =>
  db
    .selectFrom('sale_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', ['fulfilled', 'refunding', 'refunded'])
    .where('created_at_ms', '>=', fromMs)
    .where('created_at_ms', '<', toMs)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export interface MonthSpent {
  readonly month: string
  readonly spent: Cents
  readonly orders: number
}

/** What was paid and kept, by calendar month of Beijing. */
export async function spentByMonth(
  db: Reader,
  memberId: string,
  { fromMs, toMs }: Span,
): Promise<MonthSpent[]> {
  const month = sql<string>`to_char(to_timestamp(created_at_ms / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM')`
  const rows = await db
    .selectFrom('sale_order')
    .select([
      month.as('month'),
      ({ fn }) => fn.sum<number>('pay').as('spent'),
      ({ fn }) => fn.countAll<number>().as('orders'),
    ])
    .where('member_id', '=', memberId)
    .where('state', '=', 'fulfilled')
    .where('created_at_ms', '>=', fromMs)
    .where('created_at_ms', '<', toMs)
    .groupBy(month)
    .execute()
  return rows.map((row) => ({
    month: row.month,
    spent: cents(Number(row.spent)),
    orders: Number(row.orders),
  }))
}
