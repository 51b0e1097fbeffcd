import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/harness.ts'
import { checkSecret } from './check-secret.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('a process whose secret is not that of its database does not start', async () => {
  await checkSecret(app.db, Buffer.alloc(32, 1))
  await checkSecret(app.db, Buffer.alloc(32, 1))
  await expect(checkSecret(app.db, Buffer.alloc(32, 2))).rejects.toThrow('LINMEN_SECRET')
})

test('the mark does not tell the secret', async () => {
  const { mark } = await app.db.read.selectFrom('secret_mark').selectAll().executeTakeFirstOrThrow()
  expect(mark).toMatch(/^[0-9a-f]{64}$/)
  expect(mark).not.toContain(Buffer.alloc(32, 1).toString('hex'))
})
