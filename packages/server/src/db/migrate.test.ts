import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, onPostgres, type TestApp } from '#test/harness.ts'
import { asOwner } from './app-role.ts'
import { migrate, readMigrations } from './migrate.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const change = (statement: string, values: string[] = []) =>
  asOwner(app.db.pool, (owner) => owner.query(statement, values))

test('a migrated database needs nothing more', async () => {
  expect(await migrate(app.db.pool, 1)).toEqual([])
})

test('every migration is recorded with its checksum', async () => {
  const { rows } = await app.db.pool.query(
    'select number, checksum from schema_migration order by 1',
  )
  const expected = (await readMigrations()).map(({ number, checksum }) => ({ number, checksum }))
  expect(rows).toEqual(expected)
})

test('a migration that was changed after it ran stops the start', async () => {
  await change("update schema_migration set checksum = 'other' where number = 1")
  await expect(migrate(app.db.pool, 1)).rejects.toThrow('migration 1 was changed')
  const [first] = await readMigrations()
  const repair = 'update schema_migration set checksum = $1 where number = 1'
  await change(repair, [first!.checksum])
})

test.runIf(onPostgres)('two processes that start together migrate once', async () => {
  await change('drop table page_view')
  await change('delete from schema_migration where number = 5')
  const both = await Promise.all([migrate(app.db.pool, 1), migrate(app.db.pool, 1)])
  expect(both.toSorted((a, b) => b.length - a.length)).toEqual([[5], []])
})
