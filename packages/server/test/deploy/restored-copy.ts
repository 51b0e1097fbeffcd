import type pg from 'pg'
import { openPostgres } from '#db/postgres.ts'
import type { Receipts } from '#test/faults/buyers.ts'
import type { Figure } from '#test/faults/fault.ts'
import { checkSales } from '#test/faults/sales-check.ts'
import { runCommand } from '#test/server-process.ts'
import { contentsOf, differing } from './contents.ts'
import { restore } from './recovery.ts'
import { none, say } from './report.ts'

export interface Copy {
  readonly url: string
  readonly folder: string
}

/** A copy brought up to a moment elsewhere: what buyers had been told is in it, and nothing of later. */
export const restoredTo = (copy: Copy, point: string, receipts: Receipts): Promise<Figure[]> =>
  restored(copy, point, receipts, async (pool) => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from sale_order
       where to_timestamp(created_at_ms / 1000.0) > $1`,
      [point],
    )
    return none('purchases of later', rows[0]!.count)
  })

/** The other one brought up to the end: every table holds what it held. */
export const restoredWhole = (
  copy: Copy,
  contents: ReadonlyMap<string, string>,
  receipts: Receipts,
): Promise<Figure[]> =>
  restored(copy, '', receipts, async (pool) => {
    const others = differing(contents, await contentsOf(pool))
    if (others.length > 0) say(`  ${others.join(', ')}`)
    return none(`of ${contents.size} tables not what they were`, others.length)
  })

async function restored(
  { url, folder }: Copy,
  point: string,
  receipts: Receipts,
  look: (pool: pg.Pool) => Promise<Figure>,
): Promise<Figure[]> {
  const from = performance.now()
  const cluster = await restore(url, folder, point)
  const seconds = (performance.now() - from) / 1000
  const db = openPostgres(cluster.url)
  try {
    const figures = [...(await checkSales(db, receipts)), await look(db.pool)]
    const check = await runCommand('start/ledger-check.ts', { DATABASE_URL: cluster.url })
    if (check.code !== 0) say(check.output)
    return [
      ...figures,
      none('ledger:check ends with', check.code ?? 1),
      { name: 'restored in', value: seconds, unit: 's' },
    ]
  } finally {
    await db.close()
    await cluster.stop()
  }
}
