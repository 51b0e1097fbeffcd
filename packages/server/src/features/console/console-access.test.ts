import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '@linmen/contract'
import { allEndpoints } from '@linmen/contract/tables.ts'
import { mayOperate, operatorRoles, type OperatorRole } from '@linmen/domain/operator/roles.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'

const rows = Object.values(allEndpoints).flatMap((table): Endpoint[] => Object.values(table))
const forOperators = rows.filter(({ access }) => access === 'operator')

let app: TestApp
const clients = new Map<OperatorRole, Client>()
beforeAll(async () => {
  app = await startApp()
  for (const role of operatorRoles)
    clients.set(role, await app.member({ id: `op-${role}`, role: 'operator', operates: role }))
})
afterAll(() => app.close())

test('rows for operators name a permission, and no other row does', () => {
  const wrong = rows.filter(
    ({ access, permission }) => (access === 'operator') !== (permission !== undefined),
  )
  expect(wrong.map(({ call }) => call)).toEqual([])
  const acting = forOperators.filter(({ permission }) => permission!.endsWith('.act'))
  expect(acting.filter(({ effect }) => effect !== 'write').map(({ call }) => call)).toEqual([])
})

test.each(operatorRoles)('%s gets exactly as far as the role goes', async (role) => {
  const unexpected: string[] = []
  for (const row of forOperators) {
    const stopped = (await codeOf(clients.get(role)!, row)) === 'no_permission'
    if (stopped === mayOperate(role, row.permission!)) unexpected.push(row.call)
  }
  expect(unexpected).toEqual([])
})

test('without the second factor an operator gets nowhere', async () => {
  const client = await app.member({ id: 'fresh', role: 'operator', operates: 'owner' })
  await app.db.pool.query(`delete from operator_session where member_id = 'fresh'`)
  const through: string[] = []
  for (const row of forOperators)
    if ((await codeOf(client, row)) !== 'no_permission') through.push(row.call)
  expect(through).toEqual([])
})

test('a member whose role says operator without a line among them is none', async () => {
  const client = await app.member({ id: 'ghost', role: 'operator' })
  await app.db.pool.query(`delete from operator where member_id = 'ghost'`)
  expect(await codeOf(client, allEndpoints.community.listReviews)).toBe('no_permission')
})

// An unreadable request gets past the access check and no further.
async function codeOf(client: Client, row: Endpoint): Promise<string | null> {
  const post = row.method === 'POST' || row.effect === 'write'
  const path = row.path.replace(/\{\w+\}/g, '1')
  const init = { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }
  const response = await client.fetch(post ? path : `${path}?x=%E0`, post ? init : {})
  return ((await response.json()) as { errorCode: string | null }).errorCode
}
