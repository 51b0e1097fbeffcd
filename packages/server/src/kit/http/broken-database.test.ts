import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endpoint } from '@linmen/contract'
import { asOwner } from '#db/app-role.ts'
import type { Database } from '#db/port.ts'
import { openPostgres } from '#db/postgres.ts'
import { query } from '#kit/query.ts'
import { freePort } from '#test/free-port.ts'
import { onPostgres, type TestApp } from '#test/harness.ts'
import { rawClient } from '#test/raw-client.ts'
import { startRows } from '#test/rows-app.ts'
import { problemsOf } from './health.ts'

const read = { method: 'GET', effect: 'read' } as const
const unreachable = endpoint({ ...read, call: 't.unreachable', path: '/api/t/unreachable' })
const broken = endpoint({ ...read, call: 't.broken', path: '/api/t/broken' })
const ended = endpoint({ ...read, call: 't.ended', path: '/api/t/ended' })
const look = endpoint({ ...read, method: 'POST', call: 't.look', path: '/api/t/look' })

let app: TestApp
let nobody: Database
let cutting: Database
const server = createServer((socket: Socket) => socket.once('data', () => socket.destroy()))

beforeAll(async () => {
  nobody = openPostgres(`postgres://linmen@127.0.0.1:${await freePort()}/linmen`)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  cutting = openPostgres(`postgres://linmen@127.0.0.1:${port}/linmen`)
  const ask = async (db: Database) => {
    await db.read.selectFrom('member').select('id').execute()
    return {}
  }
  app = await startRows([
    query(unreachable, () => ask(nobody)),
    query(broken, () => ask(cutting)),
    query(ended, async () => {
      await app.db.transaction(async (tx) => {
        await asOwner(app.db.pool, (owner) =>
          owner.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and state = 'idle in transaction'`,
          ),
        )
        await tx.selectFrom('member').select('id').execute()
      })
      return {}
    }),
    query(look, async () => ({})),
  ])
})
afterAll(async () => {
  await app.close()
  await nobody.close()
  await cutting.close()
  server.close()
})

test('readiness says what is wrong', async () => {
  expect(await problemsOf(app.db, false)).toEqual([])
  expect(await problemsOf(app.db, true)).toEqual(['stopping'])
  expect(await problemsOf(nobody, false)).toEqual(['database'])
  const ready = await fetch(`${app.base}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([200, { ok: true }])
})

const warned = () => vi.spyOn(app.ports.log, 'warn').mockImplementation(() => {})

test.each([unreachable, broken])('$path answers 503, and the log says why', async ({ path }) => {
  const log = warned()
  const answer = await fetch(`${app.base}${path}`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ errorCode: 'system_error' })
  expect(log.mock.calls.map(([, text]) => text)).toEqual(['the connection to the database broke'])
  log.mockRestore()
})

test.runIf(onPostgres)('a session that the database ended answers 503 too', async () => {
  const log = warned()
  expect((await fetch(`${app.base}${ended.path}`)).status).toBe(503)
  expect(log.mock.calls.map(([, text]) => text)).toContain('the connection to the database broke')
  log.mockRestore()
})

test('a client that leaves in the middle of its request is nobody’s error', async () => {
  const own = await startRows([query(look, async () => ({}))])
  const noted = (['warn', 'error'] as const).map((level) => vi.spyOn(own.ports.log, level))
  const head = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 99'
  const half = `POST ${look.path} HTTP/1.1\r\n${head}\r\n\r\n{"a":`
  const { socket, heard } = await rawClient(own.base, half)
  // Whoever is answered on another connection shows that the first half has arrived.
  await fetch(`${own.base}${look.path}`, { method: 'POST' })
  socket.resetAndDestroy()
  await heard
  await own.close()
  for (const spy of noted) expect(spy).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
