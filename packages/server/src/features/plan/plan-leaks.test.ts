import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '@linmen/contract'
import { allEndpoints } from '@linmen/contract/tables.ts'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { canaryOf, factoryFor } from '#test/plan-factory.ts'
import type { Client } from '#test/client.ts'

let app: TestApp
let stranger: Client
let plan: { id: string; planNo: string }

beforeAll(async () => {
  app = await startApp()
  const make = factoryFor(app)
  await make.expert('wei')
  plan = await make.plan({ id: 'secret', pick: 'away', odds_hundredths: 777 })
  await make.charge('mei', 10_000)
  await app.as('mei').call(planEndpoints.pay, { id: plan.id })
  stranger = await app.member({ id: 'stranger' })
})
afterAll(() => app.close())

// Every open row that only reads, asked with everything a curious person could think of.
const readable = Object.values(allEndpoints)
  .flatMap((table) => Object.values(table) as Endpoint[])
  .filter((row) => !row.planned && row.effect === 'read')

const guesses: Record<string, string> = {
  id: 'secret',
  planId: 'secret',
  planNo: 'no-secret',
  type: 'all',
  expertId: 'wei',
  expertMemberId: 'wei',
  memberId: 'wei',
  amount: '38',
  matchId: 'm-secret',
  qiuFlag: '1',
  pageNo: '1',
}

async function ask(client: Client, row: Endpoint): Promise<string> {
  const path = row.path.replace(/\{(\w+)\}/g, (_all, name: string) => guesses[name] ?? '1')
  if (row.method === 'GET')
    return (await client.fetch(`${path}?${new URLSearchParams(guesses).toString()}`)).text()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(guesses)
  return (await client.fetch(path, { method: 'POST', headers, body })).text()
}

test.each(readable.map((row) => [row.call, row] as const))(
  'T7 %s shows paid text and picks to nobody who has not paid',
  async (_call, row) => {
    for (const client of [app.visitor(), stranger]) {
      const answer = await ask(client, row)
      expect(answer).not.toContain(canaryOf('secret'))
      expect(answer).not.toContain('7.77')
    }
  },
)

test('the buyer and the author read it, and the buyer’s pick is marked as bought', async () => {
  for (const name of ['mei', 'wei'] as const) {
    const seen = await app.as(name).call(planEndpoints.look, { id: plan.id })
    expect(seen).toMatchObject({
      ok: true,
      output: { body: canaryOf('secret'), pick: { choice: 'away', odds: 7.77 } },
    })
  }
  const listed = await app
    .as('mei')
    .call(planEndpoints.list, { kind: 'all', pageNo: 1, pageSize: 10 })
  expect(listed.ok && listed.output.items[0]).toMatchObject({ owned: true, buyers: 1 })
})

test('a list never carries the paid text, not even for its buyer', async () => {
  const answer = await ask(app.as('mei'), planEndpoints.list)
  expect(answer).not.toContain(canaryOf('secret'))
})

test('a settled plan shows its pick to all and its text still only to buyers', async () => {
  const make = factoryFor(app)
  await make.plan({
    id: 'past',
    kickoff_ms: app.clock.nowMs() - 1,
    result: 'hit',
    home_goals: 2,
    away_goals: 1,
    settled_at_ms: app.clock.nowMs(),
  })
  const seen = await stranger.call(planEndpoints.look, { id: 'past' })
  expect(seen).toMatchObject({
    ok: true,
    output: { state: 'settled', result: 'hit', pick: { choice: 'home' }, owned: false },
  })
  expect(seen.ok && 'body' in seen.output).toBe(false)
})

test('T5 nothing a client says about the price is read', async () => {
  const make = factoryFor(app)
  const target = await make.plan()
  const lies = {
    price: 0.01,
    pay: 0,
    amount: -5,
    isTwoForOne: 1,
    feeEntry: 9,
    payType: 'free',
    ableBalance: 999_999,
    couponPriceType: 1,
    discountCardWorth: 0.1,
    memberId: 'mei',
    actor: { id: 'mei' },
  }
  const answer = await stranger.fetch(`/api/plan/pay/${target.id}?price=0&memberId=mei`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'lies-1' },
    body: JSON.stringify(lies),
  })
  expect(await answer.json()).toMatchObject({
    isSuccess: false,
    errorCode: 'wallet.not.enough',
    required: 38,
    balance: 0,
  })
})

test('coupons beside a plan are the asker’s own: usable first, the rest with the reason', async () => {
  const make = factoryFor(app)
  await make.coupon('mei', { name: '别人的' })
  await make.coupon('stranger', { id: 'late', valid_from_ms: 0, valid_to_ms: 1 })
  await make.coupon('stranger', { id: 'other', kind: 'free', expert_id: 'lao' })
  await make.coupon('stranger', { id: 'small', worth: 300 as never })
  await make.coupon('stranger', { id: 'best' })
  const answer = await stranger.call(couponEndpoints.listByPlan, { planId: plan.id })
  expect(
    answer.ok && answer.output.list.map(({ id, usable, reason }) => [id, usable, reason]),
  ).toEqual([
    ['best', true, undefined],
    ['small', true, undefined],
    ['other', false, '限其他专家'],
    ['late', false, '已过期'],
  ])
})
