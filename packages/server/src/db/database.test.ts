import { expect, test } from 'vitest'
import { onPostgres } from '#test/harness.ts'
import { openCopy } from '#test/template.ts'

test('a database that nobody read through the port leaves no connection open', async () => {
  const db = await openCopy()
  const client = await db.pool.connect()
  client.release()
  await db.close()
  expect(db.pool.ended).toBe(true)
})

test.runIf(!onPostgres)(
  'the embedded database keeps house under the role of the application',
  async () => {
    const db = await openCopy()
    await db.pool.query(
      `insert into search_query select '2026-01-01', n::text, 'p', 'w', true, 1 from generate_series(1, 300) n`,
    )
    await db.pool.query('CHECKPOINT')
    await db.pool.query('VACUUM (ANALYZE)')
    const { rows } = await db.pool.query(
      `select reltuples::int as rows from pg_class where relname = 'search_query'`,
    )
    expect(rows).toEqual([{ rows: 300 }])
    await db.close()
  },
)
