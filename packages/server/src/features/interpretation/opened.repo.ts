import type { Insertable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { InterpretationOpenedTable } from '#db/tables.generated.ts'
import { boughtBy, buyersOf, ownedAmong } from '#features/sale/public.ts'

interface Asker {
  readonly memberId: string
  readonly nowMs: number
}

/** Which of these somebody may read: bought, given for nothing, or the second of two bought together. */
export async function unlockedAmong(
  db: Reader,
  { memberId, nowMs }: Asker,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const opened = await db
    .selectFrom('interpretation_opened')
    .select(['interpretation_id', 'with_id'])
    .where('member_id', '=', memberId)
    .where('interpretation_id', 'in', ids)
    .execute()
  const asked = { memberId, kind: 'interpretation', nowMs } as const
  const firsts = opened.flatMap(({ with_id }) => (with_id === null ? [] : [with_id]))
  const owned = await ownedAmong(db, asked, [...new Set([...ids, ...firsts])])
  const besides = opened
    .filter(({ with_id }) => with_id === null || owned.has(with_id))
    .map(({ interpretation_id }) => interpretation_id)
  return new Set([...ids.filter((id) => owned.has(id)), ...besides])
}

/** Everything somebody may read. */
export async function unlockedBy(db: Reader, asker: Asker): Promise<string[]> {
  const opened = await db
    .selectFrom('interpretation_opened')
    .select('interpretation_id')
    .where('member_id', '=', asker.memberId)
    .execute()
  const ids = new Set([
    ...(await boughtBy(db, asker.memberId, 'interpretation')),
    ...opened.map(({ interpretation_id }) => interpretation_id),
  ])
  return [...(await unlockedAmong(db, asker, [...ids]))]
}

/** How many members have unlocked each of these. */
export async function readersOf(
  db: Reader,
  ids: readonly string[],
): Promise<(id: string) => number> {
  if (ids.length === 0) return () => 0
  const buyers = await buyersOf(db, 'interpretation', ids)
  const rows = await db
    .selectFrom('interpretation_opened')
    .select(['interpretation_id', ({ fn }) => fn.countAll<number>().as('readers')])
    .where('interpretation_id', 'in', ids)
    .groupBy('interpretation_id')
    .execute()
  const opened = new Map(rows.map((row) => [row.interpretation_id, Number(row.readers)]))
  return (id) => buyers(id) + (opened.get(id) ?? 0)
}

/** False when it was open already. */
export async function openFor(
  tx: Tx,
  row: Insertable<InterpretationOpenedTable>,
): Promise<boolean> {
  const added = await tx
    .insertInto('interpretation_opened')
    .values(row)
    .onConflict((conflict) => conflict.columns(['interpretation_id', 'member_id']).doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return added !== undefined
}

/** The orders through which these came along as the second of two. */
export async function pairOrders(db: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('interpretation_opened')
    .select('order_id')
    .where('interpretation_id', 'in', ids)
    .execute()
  return rows.flatMap(({ order_id }) => order_id ?? [])
}

/** Closes what an order that is paid back had opened besides its own right. */
export const closeOf = (tx: Tx, orderId: string) =>
  tx.deleteFrom('interpretation_opened').where('order_id', '=', orderId).execute()
