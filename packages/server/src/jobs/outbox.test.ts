import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoint, refusal, shape, text } from '@linmen/contract'
import { command } from '#kit/command.ts'
import type { TestApp } from '#test/harness.ts'
import { startRows } from '#test/rows-app.ts'
import { startJobs } from './jobs.ts'
import { Hopeless, sendLater, sender } from './outbox.ts'
import { outboxJobs } from './send-outbox.ts'

const MINUTE_MS = 60_000

const greet = endpoint({
  call: 'c.greet',
  method: 'POST',
  path: '/api/greet',
  effect: 'write',
  touches: [],
  access: 'member',
  input: shape({ to: text() }),
  refusals: { ...refusal('greet.nobody', '没有这个人') },
})

let heard: { to: string; outNumber: string }[]
let answer: () => void
const letter = sender({
  kind: 'letter',
  payload: shape({ to: text() }),
  retryMs: [5 * MINUTE_MS, 10 * MINUTE_MS],
  send: async (_ports, { to }, outNumber) => {
    heard.push({ to, outNumber })
    answer()
  },
})
const binding = command(greet, async (tx, { to }, call) => {
  await sendLater(tx, call, letter, { to })
  if (to === 'nobody') call.refuse('greet.nobody', {})
  return {}
})

let app: TestApp
let stop: () => Promise<void>
beforeAll(async () => {
  app = await startRows([binding])
  stop = await startJobs(app.ports, outboxJobs([letter]))
})
afterAll(async () => {
  await stop()
  await app.close()
})
beforeEach(async () => {
  heard = []
  answer = () => {}
  await app.db.pool.query('delete from outbox')
})

const row = async () => app.db.read.selectFrom('outbox').selectAll().executeTakeFirst()
const state = async () => (await row())?.state
/** What the minute's job does, without waiting for the minute. */
const sweep = () => outboxJobs([letter])[1]!.start(app.ports, {})

test('a message goes out when its change is committed', async () => {
  expect(await app.as('mei').call(greet, { to: 'wei' })).toMatchObject({ ok: true })
  await expect.poll(state).toBe('sent')
  expect(heard).toEqual([{ to: 'wei', outNumber: (await row())!.id }])
})

test('a message of a change that was refused does not exist', async () => {
  expect(await app.as('mei').call(greet, { to: 'nobody' })).toMatchObject({ code: 'greet.nobody' })
  expect(await row()).toBeUndefined()
})

test('a request that is repeated sends nothing twice', async () => {
  for (let sent = 0; sent < 2; sent += 1)
    await app.as('mei').call(greet, { to: 'wei' }, { requestId: 'greet-1' })
  await expect.poll(state).toBe('sent')
  await sweep()
  expect(heard).toHaveLength(1)
})

test('a failed try is repeated later under the same number', async () => {
  answer = () => {
    throw new Error('line is busy')
  }
  await app.as('mei').call(greet, { to: 'wei' })
  await expect.poll(row).toMatchObject({ tries: 1, last_error: 'line is busy', state: 'waiting' })
  await sweep()
  expect(heard).toHaveLength(1)
  answer = () => {}
  app.clock.advance(5 * MINUTE_MS)
  await sweep()
  expect(await state()).toBe('sent')
  expect(heard[0]).toEqual(heard[1])
})

test('a message that nobody takes waits for a person, and operators see it', async () => {
  answer = () => {
    throw new Error('line is dead')
  }
  await app.as('mei').call(greet, { to: 'wei' })
  await expect.poll(async () => (await row())?.last_error).toBe('line is dead')
  for (const minutes of [5, 10]) {
    app.clock.advance(minutes * MINUTE_MS)
    await sweep()
  }
  expect(await row()).toMatchObject({ tries: 3, state: 'stuck' })
  expect((await app.as('mei').fetch('/healthz/outbox')).status).toBe(404)
  expect(await (await app.as('lao').fetch('/healthz/outbox')).json()).toMatchObject({
    stuck: [{ kind: 'letter', tries: 3, last_error: 'line is dead' }],
  })
  app.clock.advance(60 * MINUTE_MS)
  await sweep()
  expect(heard).toHaveLength(3)
})

test('a message that can never be taken is not tried again', async () => {
  answer = () => {
    throw new Hopeless('no such number')
  }
  await app.as('mei').call(greet, { to: 'wei' })
  await expect.poll(row).toMatchObject({ tries: 1, state: 'stuck', last_error: 'no such number' })
})

test('a message whose process died while sending is taken up again', async () => {
  await app.db.pool.query(
    `insert into outbox (id, kind, payload, tries, next_at_ms, created_at_ms)
     values ('out-left', 'letter', '{"to":"wei"}', 1, $1, 0)`,
    [app.clock.nowMs() + MINUTE_MS],
  )
  await sweep()
  expect(heard).toEqual([])
  app.clock.advance(MINUTE_MS)
  await sweep()
  expect(heard).toEqual([{ to: 'wei', outNumber: 'out-left' }])
})
