import { afterAll, beforeAll, expect, test } from 'vitest'
import { id, shape } from '@linmen/contract'
import { startApp, type TestApp } from '#test/harness.ts'
import { beginSession } from '#kit/session/session-store.ts'
import { forget, forgetOld } from './forget-old.ts'
import { enqueue, job, startJobs } from './jobs.ts'
import { RETENTION } from './retention.ts'

const DAY_MS = 86_400_000

let app: TestApp
let stop: () => Promise<void>
let done: (payload: unknown) => void
const tries: number[] = []
const note = job({
  name: 'note',
  payload: shape({ orderId: id }),
  run: async (_ports, payload) => done(payload),
})
const DAYS_MS = 1000 * DAY_MS

beforeAll(async () => {
  app = await startApp()
  stop = await startJobs(app.ports, [
    note,
    job({
      name: 'stubborn',
      run: async () => {
        tries.push(tries.length)
        if (tries.length === 1) throw new Error('not yet')
      },
    }),
  ])
})
afterAll(async () => {
  await stop()
  await app.close()
})

const waiting = async (name: string) => {
  const sql = `select attempts, last_error from graphile_worker.jobs where task_identifier = $1`
  return (await app.db.pool.query(sql, [name])).rows
}

test('a job runs when the change it belongs to is committed', async () => {
  const heard = new Promise((resolve) => (done = resolve))
  await app.db.transaction((tx) => enqueue(tx, note, { orderId: 'o1' }))
  expect(await heard).toEqual({ orderId: 'o1' })
})

test('a job does not exist when the change is undone', async () => {
  const undone = app.db.transaction(async (tx) => {
    await enqueue(tx, { name: 'unknown' }, {})
    throw new Error('refused')
  })
  await expect(undone).rejects.toThrow('refused')
  expect(await waiting('unknown')).toEqual([])
})

test('jobs with one key are one job', async () => {
  await app.db.transaction(async (tx) => {
    for (let sent = 0; sent < 3; sent += 1)
      await enqueue(tx, { name: 'later' }, {}, { key: 'later.1', delayMs: DAYS_MS })
  })
  expect(await waiting('later')).toHaveLength(1)
})

test('a job that failed is kept with its reason and tried again later', async () => {
  await app.db.transaction((tx) => enqueue(tx, { name: 'stubborn' }, {}))
  await expect
    .poll(() => waiting('stubborn'))
    .toMatchObject([{ attempts: 1, last_error: 'not yet' }])
})

test('what a job is told is read with its codec, and refused when it is something else', async () => {
  await app.db.transaction((tx) => enqueue(tx, { name: 'note' }, {}))
  const reason = expect.stringContaining('orderId')
  await expect.poll(() => waiting('note')).toMatchObject([{ attempts: 1, last_error: reason }])
})

test('the nightly job forgets what is over and keeps what is not', async () => {
  const { db, ports, clock } = app
  const begin = () =>
    db.transaction((tx) =>
      beginSession(tx, ports, {
        memberId: 'mei',
        kind: 'token',
        channel: { agentId: '1', platform: 'wap' },
      }),
    )
  const old = await begin()
  clock.advance(22 * DAY_MS)
  const young = await begin()
  await db.pool.query(
    `insert into idem values ('mei', 'old', 'f', '{}', $1), ('mei', 'young', 'f', '{}', $2)`,
    [clock.nowMs() - 31 * DAY_MS, clock.nowMs()],
  )
  await db.pool.query(`insert into login_nonce values ('old', $1)`, [clock.nowMs() - 1])
  await forgetOld.start(ports, {})
  const ids = await db.read.selectFrom('session').select('public_id').execute()
  expect(ids.map((row) => row.public_id)).toContain(young.publicId)
  expect(ids.map((row) => row.public_id)).not.toContain(old.publicId)
  expect(await db.read.selectFrom('idem').select('key').execute()).toEqual([{ key: 'young' }])
  expect(await db.read.selectFrom('login_nonce').selectAll().execute()).toEqual([])
})

test('views, notices and searches go when their time is over, a few rows at a time', async () => {
  const { db, ports, clock } = app
  const now = clock.nowMs()
  const seen = (at: number) => `('page', '1', 'wap', 'p${Math.round((now - at) / DAY_MS)}', ${at})`
  const ages = [100, 99, 98, 97, 96, 89, 0].map((days) => seen(now - days * DAY_MS))
  await db.pool.query(
    `insert into page_view (kind, agent_id, platform, subject, at_ms) values ${ages.join()}`,
  )
  await db.pool.query(
    `insert into channel_notice (channel, number, body, received_at_ms, taken_at_ms) values
     ('c', 'taken long ago', '', $1, $1), ('c', 'waits for a person', '', $1, null),
     ('c', 'young', '', $2, $2)`,
    [now - 181 * DAY_MS, now - 179 * DAY_MS],
  )
  await db.pool.query(
    `insert into search_query values ('2020-01-01', 'w', 'p', 'w', true, 1), ('2999-01-01', 'w', 'p', 'w', true, 1)`,
  )
  const views = RETENTION.find(({ table }) => table === 'page_view')!
  expect(await forget(ports, views, { atOnce: 2, rounds: 2 })).toBe(4)
  expect(await forget(ports, views, { atOnce: 2, rounds: 9 })).toBe(1)
  await forgetOld.start(ports, {})
  const kept = await db.read.selectFrom('page_view').select('subject').orderBy('at_ms').execute()
  expect(kept.map(({ subject }) => subject)).toEqual(['p89', 'p0'])
  const notices = await db.read.selectFrom('channel_notice').select('number').execute()
  expect(notices.map(({ number }) => number).toSorted()).toEqual(['waits for a person', 'young'])
  expect(await db.read.selectFrom('search_query').select('day').execute()).toEqual([
    { day: '2999-01-01' },
  ])
})

test('every table that is pruned names columns it has', async () => {
  for (const row of RETENTION) await expect(forget(app.ports, row), row.table).resolves.toBe(0)
})
