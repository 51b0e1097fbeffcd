import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '#db/app-role.ts'
import { charge } from '#test/coin-factory.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { checkBooksJob } from './check-books.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await charge(app, 'mei', 12_600)
})
afterAll(() => app.close())

const alarms = async () => {
  const answer = await app.as('lao').fetch('/healthz/mishaps')
  return ((await answer.json()) as { books?: number }).books ?? 0
}

test('books that contradict themselves raise an alarm that operators see, sound ones do not', async () => {
  expect(checkBooksJob.cron).toBe('*/10 * * * *')
  await checkBooksJob.start(app.ports, {})
  expect(await alarms()).toBe(0)
  await asOwner(app.db.pool, async (owner) => {
    await owner.query('alter table balance disable trigger user')
    await owner.query('update balance set amount = amount + 1 where amount > 0')
    await owner.query('alter table balance enable trigger user')
  })
  await checkBooksJob.start(app.ports, {})
  expect(await alarms()).toBe(1)
})
