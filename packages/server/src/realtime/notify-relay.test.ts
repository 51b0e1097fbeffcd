import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/port.ts'
import { onPostgres } from '#test/harness.ts'
import { relayNames } from '#test/relay-pair.ts'
import { openCopy } from '#test/template.ts'
import { notifyRelay } from './notify-relay.ts'

let db: Database
beforeAll(async () => {
  db = await openCopy()
})
afterAll(() => db.close())

test.runIf(onPostgres)(
  'a stray notification is counted, and the next message is heard',
  async () => {
    const strays: unknown[] = []
    const open = (self: string, stray: (error: unknown) => void) =>
      notifyRelay(db.pool, { ...relayNames(self), stray }, () => {})
    const one = await open('one', () => {})
    const other = await open('other', (error) => void strays.push(error))
    const heard = new Promise((resolve) => other.on('match', resolve))
    await db.pool.query(`select pg_notify('linmen:test', 'x.0.1:nonsense')`)
    await db.pool.query(`select pg_notify('linmen:test', '')`)
    await db.pool.query(`select pg_notify('linmen', 'x.0.1:nonsense of somebody else')`)
    one.send('match', 'goal')
    expect(await heard).toBe('goal')
    expect(strays).toHaveLength(2)
    await one.close()
    await other.close()
  },
)
