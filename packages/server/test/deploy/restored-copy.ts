import { openPostgres } from '#db/postgres.ts'
import type { Figure } from '#test/faults/fault.ts'
import { checkSales } from '#test/faults/sales-check.ts'
import type { Receipts } from '#test/faults/buyers.ts'
import { runCommand } from '#test/server-process.ts'
import { SECRET } from '#test/faults/victim.ts'
import { restore } from './recovery.ts'

/** A copy brought back elsewhere: what buyers had been told is in it, nothing of later, and its books are sound. */
export async function restoredCopy(
  url: string,
  copy: string,
  receipts: Receipts,
  point: string | null,
): Promise<Figure[]> {
  const from = performance.now()
  const restored = await restore(url, copy, point ?? '')
  const seconds = (performance.now() - from) / 1000
  const db = openPostgres(restored.url)
  try {
    const sales = await checkSales(db, receipts)
    const later = await db.pool.query<{ n: number }>(
      `select count(*)::int as n from sale_order where to_timestamp(created_at_ms / 1000.0) > $1`,
      [point ?? 'infinity'],
    )
    const check = await runCommand('start/ledger-check.ts', {
      DATABASE_URL: restored.url,
      LINMEN_SECRET: SECRET,
    })
    if (check.code !== 0) process.stdout.write(check.output)
    return [
      ...sales,
      { name: 'purchases of later', value: later.rows[0]!.n, most: 0 },
      { name: 'ledger:check ends with', value: check.code ?? 1, most: 0 },
      { name: 'restored in', value: seconds, unit: 's' },
    ]
  } finally {
    await db.close()
    await restored.stop()
  }
}
