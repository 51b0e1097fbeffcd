import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TABLE_TYPES, tableTypes } from '#db/table-types.ts'
import { startApp, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('the types of the tables are those of the migrated database: npm run gen -- tables', async () => {
  const written = await readFile(new URL(`../../../${TABLE_TYPES}`, import.meta.url), 'utf8')
  expect(written).toBe(await tableTypes(app.db.pool))
})
