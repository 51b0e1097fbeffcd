import { expect, test } from 'vitest'
import { openCopy } from '#test/template.ts'

test('a database that nobody read through the port leaves no connection open', async () => {
  const db = await openCopy()
  const client = await db.pool.connect()
  client.release()
  await db.close()
  expect(db.pool.ended).toBe(true)
})
