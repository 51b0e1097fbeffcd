import { sql } from 'kysely'
import type { Database } from '#db/port.ts'
import { contradictions } from '#test/books.ts'
import type { Receipts } from './buyers.ts'
import type { Figure } from './fault.ts'

/** What buyers were told against what stands in the books. */
export async function checkSales(db: Database, receipts: Receipts): Promise<Figure[]> {
  const { rows } = await sql<{ key: string; count: number }>`
    select member_id || '|' || goods_id as key, count(*) as count
    from sale_order where state = 'fulfilled' group by 1`.execute(db.read)
  const held = new Map(rows.map(({ key, count }) => [key, Number(count)]))
  const told = [...receipts.values()].filter(({ ok }) => ok)
  const lost = told.filter(({ buyer, planId }) => !held.has(`${buyer}|${planId}`)).length
  const doubled = [...held.values()].filter((count) => count > 1).length
  const broken = await contradictions(db.read)
  return [
    { name: 'purchases told', value: told.length },
    { name: 'purchases lost', value: lost, most: 0 },
    { name: 'purchases doubled', value: doubled, most: 0 },
    { name: 'invariants of the books broken', value: broken.length, most: 0 },
  ]
}
