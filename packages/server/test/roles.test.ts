import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '@linmen/contract'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { allEndpoints } from '@linmen/contract/tables.ts'
import type { Client } from './client.ts'
import { startApp, type TestApp } from './harness.ts'
import { factoryFor } from './plan-factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** What the caller hears: nothing, or the code that stopped them. */
async function heard(client: Client, row: Endpoint, body: object = {}): Promise<string | null> {
  const path = row.path.replace(/\{\w+\}/g, 'all')
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const asPost = row.method === 'POST' || row.effect === 'write'
  const response = await client.fetch(path, asPost ? init : {})
  return ((await response.json()) as { errorCode: string | null }).errorCode
}

test.each<[string, Endpoint]>([
  ['the list of plans', planEndpoints.list],
  ['the experts', expertEndpoints.home],
])('R-ROLE-001 a visitor may browse %s', async (_what, row) => {
  expect(await heard(app.visitor(), row)).toBeNull()
})

test.each<[string, Endpoint]>([
  ['buy a plan', planEndpoints.pay],
  ['buy a plan with a coupon', planEndpoints.payWithCoupon],
  ['buy a set meal', allEndpoints.setMeal.pay],
  ['follow a match', matchEndpoints.followMatch],
  ['follow an expert', allEndpoints.expert.follow],
  ['read messages', allEndpoints.message.countUnread],
])('R-ROLE-001 a visitor logs in before they %s', async (_what, row) => {
  expect(await heard(app.visitor(), row)).toBe('no_login')
})

test.each(Object.entries<Endpoint>(allEndpoints.coupon))(
  'R-ROLE-011 coupons and the low-consumption question need a login: %s',
  async (_name, row) => {
    expect(await heard(app.visitor(), row)).toBe('no_login')
  },
)

test.each([
  ['R-ROLE-004', 0, 'no_permission'],
  ['R-APP-007', 1, 'bad_input'],
  ['R-APP-007', 2, 'bad_input'],
] as const)('%s a member of level %i who publishes hears %s', async (_rule, level, code) => {
  const client = await app.member({ id: `level${level}`, level })
  expect(await heard(client, allEndpoints.plan.publish)).toBe(code)
})

test('R-ROLE-005 no expert gets more than 30 % of a sale', async () => {
  await factoryFor(app).expert('wei')
  const share = (percent: number) =>
    app.db.pool.query('update expert_profile set share_percent = $1 where member_id = $2', [
      percent,
      'wei',
    ])
  await expect(share(30)).resolves.toBeDefined()
  await expect(share(31)).rejects.toThrow(/share_percent/)
})
