import { afterAll, beforeAll, expect, test } from 'vitest'
import { consoleEndpoints } from '@linmen/contract/console/console.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { makeFirstOwner } from './public.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const make = (phone: string, password = 'Kickoff2026x') =>
  makeFirstOwner(app.ports, { phone, password })

test('where there is an owner nobody becomes another one past the console', async () => {
  expect(await make('13900000001')).toEqual({ made: false, problem: 'owned' })
})

test('an installation without one gets its owner, who begins at the door with the second factor', async () => {
  await app.db.pool.query(`delete from operator where role = 'owner'`)
  expect(await make('139')).toEqual({ made: false, problem: 'phone' })
  expect(await make('13900000001', 'short')).toEqual({ made: false, problem: 'password' })
  expect(await make('13900000001')).toEqual({ made: true, isNew: true })
  const { rows } = await app.db.pool.query<{ id: string }>(
    `select id from member where phone = '13900000001'`,
  )
  const owner = await app.db.pool.query(`select role, factor from operator where member_id = $1`, [
    rows[0]!.id,
  ])
  expect(owner.rows).toEqual([{ role: 'owner', factor: null }])
  const line = await app.db.pool.query(`select subject from audit where deed = 'operator.first'`)
  expect(line.rows).toEqual([{ subject: rows[0]!.id }])
})

test('a member of that phone keeps what they have', async () => {
  await app.db.pool.query(`delete from operator where role = 'owner'`)
  expect(await make('13800000001', '')).toEqual({ made: true, isNew: false })
  const me = await app.as('mei').call(consoleEndpoints.me, {})
  expect(me).toMatchObject({ ok: true, output: { state: 'enrol', role: 'owner' } })
})
