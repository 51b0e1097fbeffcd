import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '#db/app-role.ts'
import { contradictions } from '#test/books.ts'
import { charge } from '#test/coin-factory.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { sealBooks } from './seal-books.ts'

const HOUR_MS = 3_600_000

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const broken = async () => (await contradictions(app.db.read)).map(([name]) => name.split(' ')[0])

test('what is an hour old is sealed, once; newer journals wait for the next block', async () => {
  await charge(app, 'mei', 1000)
  await charge(app, 'mei', 2000)
  app.clock.advance(HOUR_MS)
  await charge(app, 'mei', 3000)
  expect(await sealBooks(app.ports)).toBe(2)
  expect(await sealBooks(app.ports)).toBe(0)
  app.clock.advance(HOUR_MS)
  expect(await sealBooks(app.ports)).toBe(1)
  expect(await broken()).toEqual([])
})

test('I15 whoever changes a sealed journal is found, with whatever rights', async () => {
  await asOwner(app.db.pool, async (owner) => {
    await owner.query('begin')
    await owner.query('alter table journal disable trigger user')
    await owner.query(
      `update journal set ref = 'something else' where id = (select min(journal_id) from ledger_block_journal where block_no = 1)`,
    )
    await owner.query('alter table journal enable trigger user')
    await owner.query('commit')
  })
  expect(await broken()).toEqual(['I15'])
})
