import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/harness.ts'
import { beginSession } from '#kit/session/session-store.ts'
import { forgetOld } from './forget-old.ts'
import { enqueue, startJobs } from './jobs.ts'

const DAY_MS = 86_400_000

let app: TestApp
let stop: () => Promise<void>
let done: (payload: unknown) => void
const tries: number[] = []

beforeAll(async () => {
  app = await startApp()
  stop = await startJobs(app.ports, [
    { name: 'note', run: async (_ports, payload) => done(payload) },
    {
      name: 'stubborn',
      run: async () => {
        tries.push(tries.length)
        if (tries.length === 1) throw new Error('not yet')
      },
    },
  ])
}, 60_000)
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
  await app.db.transaction((tx) => enqueue(tx, 'note', { orderId: 'o1' }))
  expect(await heard).toEqual({ orderId: 'o1' })
})

test('a job does not exist when the change is undone', async () => {
  const undone = app.db.transaction(async (tx) => {
    await enqueue(tx, 'unknown', { orderId: 'o2' })
    throw new Error('refused')
  })
  await expect(undone).rejects.toThrow('refused')
  expect(await waiting('unknown')).toEqual([])
})

test('jobs with one key are one job', async () => {
  await app.db.transaction(async (tx) => {
    for (let sent = 0; sent < 3; sent += 1)
      await enqueue(tx, 'later', {}, { key: 'later.1', runAtMs: Date.UTC(2100, 0) })
  })
  expect(await waiting('later')).toHaveLength(1)
})

test('a job that failed is kept with its reason and tried again later', async () => {
  await app.db.transaction((tx) => enqueue(tx, 'stubborn', {}))
  await expect
    .poll(() => waiting('stubborn'))
    .toMatchObject([{ attempts: 1, last_error: 'not yet' }])
})

test('the nightly job forgets what is over and keeps what is not', async () => {
  const { db, ports, clock } = app
  const begin = () =>
    db.transaction((tx) => beginSession(tx, ports, { memberId: 'mei', kind: 'token' }))
  const old = await begin()
  clock.advance(22 * DAY_MS)
  const young = await begin()
  await db.pool.query(
    `insert into idem values ('mei', 'old', 'f', '{}', $1), ('mei', 'young', 'f', '{}', $2)`,
    [clock.nowMs() - 31 * DAY_MS, clock.nowMs()],
  )
  await db.pool.query(`insert into login_nonce values ('old', $1)`, [clock.nowMs() - 1])
  await forgetOld.run(ports, {})
  const ids = await db.read.selectFrom('session').select('public_id').execute()
  expect(ids.map((row) => row.public_id)).toContain(young.publicId)
  expect(ids.map((row) => row.public_id)).not.toContain(old.publicId)
  expect(await db.read.selectFrom('idem').select('key').execute()).toEqual([{ key: 'young' }])
  expect(await db.read.selectFrom('login_nonce').selectAll().execute()).toEqual([])
})
