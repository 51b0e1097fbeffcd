import { sql } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { PullCursorTable } from '#db/tables.generated.ts'

type What = PullCursorTable['what']

/** How far something was fetched; 0 when never. */
export async function pulledUntil(db: Reader, what: What, key: string): Promise<number> {
  const row = await db
    .selectFrom('pull_cursor')
    .select('as_of_ms')
    .where('what', '=', what)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.as_of_ms ?? 0
}

/** The moment up to which any feed's reports about a day were read. */
export async function reportsReadUntil(db: Reader, day: string): Promise<number> {
  const { rows } = await sql<{ as_of_ms: number | null }>`
    select max(as_of_ms) as as_of_ms from pull_cursor
    where what = 'reports' and key like '%:' || ${day}::text`.execute(db)
  return rows[0]?.as_of_ms ?? 0
}

/** The newest moment any feed has spoken about. */
export async function newestReport(db: Reader): Promise<number> {
  const { rows } = await sql<{ as_of_ms: number | null }>`
    select max(as_of_ms) as as_of_ms from pull_cursor where what = 'reports'`.execute(db)
  return rows[0]?.as_of_ms ?? 0
}

/** Moves cursors forward. One that another process has moved further stays where it is. */
export async function movePulls(
  tx: Tx,
  what: What,
  keys: readonly string[],
  asOfMs: number,
): Promise<void> {
  await sql`insert into pull_cursor
    select ${what}, key, ${asOfMs}::bigint from unnest(${keys}::text[]) key
    on conflict (what, key) do update
    set as_of_ms = greatest(pull_cursor.as_of_ms, excluded.as_of_ms)`.execute(tx)
}

/** The days of a span that were asked about as a whole. */
export async function askedDays(db: Reader, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct right(key, 10) as day from pull_cursor
    where what = 'day' and right(key, 10) between ${from} and ${to}`.execute(db)
  return rows.map(({ day }) => day)
}
