import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint, moment, refusal, shape } from '@linmen/contract'
import { databaseTime } from '#db/database-time.ts'
import { command } from '#kit/command.ts'
import type { TestApp } from '#test/harness.ts'
import { startRows } from '#test/rows-app.ts'
import { countToday } from './daily-count.ts'

const HOUR_MS = 3_600_000
const write = { method: 'POST', effect: 'write', touches: [], access: 'member' } as const
const look = endpoint({
  ...write,
  call: 't.free',
  path: '/api/t/free',
  refusals: { ...refusal('t.used', '今日次数已用完') },
})
const stamp = endpoint({
  ...write,
  call: 't.stamp',
  path: '/api/t/stamp',
  money: true,
  output: shape({ at: moment }),
})

const bindings = [
  command(look, async (tx, _input, { actor, nowMs, refuse }) => {
    const count = { deed: 'free-look', subject: actor.id, most: 3, nowMs }
    if (!(await countToday(tx, count))) refuse('t.used', {})
    return {}
  }),
  command(stamp, async (_tx, _input, { nowMs }) => ({ at: nowMs })),
]

let app: TestApp
beforeAll(async () => {
  app = await startRows(bindings, { ports: { moneyTime: databaseTime } })
})
afterAll(() => app.close())

test('three a day are three, also when ten come at once, and the next day begins at midnight in Beijing', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => app.as('mei').call(look, {})))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  app.clock.set(Date.parse('2026-11-25T23:59:59+08:00'))
  expect(await app.as('mei').call(look, {})).toMatchObject({ code: 't.used' })
  expect(await app.as('wei').call(look, {})).toMatchObject({ ok: true })
  app.clock.advance(1000)
  expect(await app.as('mei').call(look, {})).toMatchObject({ ok: true })
})

test('money is dated by the database, whatever the clock of the process says', async () => {
  app.clock.advance(100 * HOUR_MS)
  const before = await databaseTime(app.db.read)
  const answer = await app.as('mei').call(stamp, {})
  const after = await databaseTime(app.db.read)
  if (!answer.ok) throw new Error(answer.text)
  expect(answer.output.at).toBeGreaterThanOrEqual(before)
  expect(answer.output.at).toBeLessThanOrEqual(after)
})
