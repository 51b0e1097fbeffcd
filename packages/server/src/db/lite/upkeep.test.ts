import { afterAll, beforeAll, expect, test } from 'vitest'
import { onPostgres } from '#test/harness.ts'
import { openCopy } from '#test/template.ts'
import type { Database } from '#db/port.ts'
import { tidyTables } from './upkeep.ts'

const NEVER = new AbortController().signal

/** What was asked for beyond reading, in order. */
const deeds: string[] = []
let db: Database
beforeAll(async () => {
  if (onPostgres) return
  db = await openCopy()
  await tidyTables(db.pool, NEVER)
})
afterAll(() => db?.close())

const countedRows = async () => {
  const sql = `select reltuples::int as rows from pg_class where relname = 'search_query'`
  return (await db.pool.query(sql)).rows[0].rows as number
}
const tidy = async (stopping = NEVER, onDeed = () => {}) => {
  deeds.length = 0
  const query = async (text: string) => {
    if (!/^\s*select/.test(text)) {
      deeds.push(text)
      onDeed()
    }
    return db.pool.query(text)
  }
  await tidyTables({ query } as unknown as typeof db.pool, stopping)
}
const add = async (tag: string, rows: number) => {
  await db.pool.query(
    `insert into search_query select '2026-01-01', $1 || n, 'p', 'w', true, 1 from generate_series(1, $2::int) n`,
    [tag, rows],
  )
  // Left alone, the database takes note of it a second later.
  await db.pool.query('select pg_stat_force_next_flush()')
}

test.skipIf(onPostgres)('a table that has grown is counted, and no other is touched', async () => {
  await add('a', 3000)
  await tidy()
  expect(new Set(deeds)).toEqual(new Set(['VACUUM search_query', 'ANALYZE search_query']))
  expect(await countedRows()).toBe(3000)
  await tidy()
  expect(deeds).toEqual([])
})

test.skipIf(onPostgres)(
  'one table is one statement, and a stop is heard before the next',
  async () => {
    await add('b', 4000)
    const stopping = new AbortController()
    await tidy(stopping.signal, () => stopping.abort())
    expect(deeds).toEqual(['VACUUM search_query'])
    await tidy()
    expect(deeds).toEqual(['ANALYZE search_query'])
  },
)
