import { afterAll, beforeAll, expect, test } from 'vitest'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { people } from '#test/people.ts'
import { factoryFor } from '#test/plan-factory.ts'

const DAY = 86_400_000

let app: TestApp

beforeAll(async () => {
  app = await startApp()
  const make = factoryFor(app)
  const now = app.clock.nowMs()
  await make.expert('wei')
  await make.coupon('mei', { id: 'soon', valid_to_ms: now + 3 * DAY })
  await make.coupon('mei', { id: 'later', valid_to_ms: now + 3 * DAY + 1, category: 'vip' })
  await make.coupon('mei', { id: 'over', valid_from_ms: 0, valid_to_ms: now - 1 })
  await make.coupon('mei', {
    id: 'free',
    kind: 'free',
    threshold: cents(5000),
    valid_to_ms: now + 9 * DAY,
  })
  await make.coupon('lao', { id: 'foreign' })
  await make.coupon('mei', { id: 'spent', valid_to_ms: now + 8 * DAY })
  await make.charge('mei', 3000)
  const plan = await make.plan()
  await app.as('mei').call(planEndpoints.payWithCoupon, { planNo: plan.planNo, couponId: 'spent' })
})
afterAll(() => app.close())

const idsOf = (answer: { ok: boolean } & object) =>
  'output' in answer
    ? (answer.output as { list: { id: string }[] }).list.map(({ id }) => id)
    : answer

test('a drawer holds the member’s own unused coupons, those that end first on top', async () => {
  const all = await app.as('mei').call(couponEndpoints.listByType, {})
  expect(idsOf(all)).toEqual(['over', 'soon', 'later', 'free'])
  const free = await app.as('mei').call(couponEndpoints.listByType, { kind: 'free' })
  expect(idsOf(free)).toEqual(['free'])
})

test.each([
  ['usable', ['soon', 'later', 'free']],
  ['used', ['spent']],
  ['expired', ['over']],
] as const)('the coupon page of state %s', async (state, ids) => {
  const answer = await app.as('mei').call(couponEndpoints.list, { pageNo: 1, state })
  expect(answer.ok && answer.output.items.map(({ id }) => id)).toEqual(ids)
  expect(answer.ok && answer.output.hasNext).toBe(false)
})

test('R-COUPON-010 R-COUPON-011 what cannot pay here or now stands last in the drawer, with its reason', async () => {
  const make = factoryFor(app)
  const now = app.clock.nowMs()
  const client = await app.member({ id: 'rests' })
  await make.coupon('rests', { id: 'early', valid_from_ms: now + 1, valid_to_ms: now + DAY })
  await make.coupon('rests', { id: 'ios', platforms: ['ios'], valid_to_ms: now + 2 * DAY })
  await make.coupon('rests', { id: 'weis', expert_id: 'wei', valid_to_ms: now + 3 * DAY })
  const answer = await client.call(couponEndpoints.list, { pageNo: 1, state: 'usable' })
  expect(answer.ok && answer.output.items).toMatchObject([
    { id: 'weis', expertName: people.wei.nickname },
    { id: 'early', why: 'not_yet_valid', reason: '未到使用时间' },
    { id: 'ios', why: 'platform', reason: '限其他客户端' },
  ])
  const inBrowser = await app.browser('rests' as 'mei', { platform: 'iOS' })
  const onIos = await inBrowser.fetch('/api/query/couponList?status=0&platform=wap')
  const { dataList } = (await onIos.json()) as { dataList: { couponId: string; why?: string }[] }
  expect(dataList.find(({ couponId }) => couponId === 'ios')?.why).toBeUndefined()
})

test('R-COUPON-018 R-COUPON-019 R-COUPON-025 the list travels with success and list; 0 is general, 1 issued by the system', async () => {
  const raw = await app.as('mei').fetch('/api/query/coupon/list')
  const told = (await raw.json()) as { success: boolean; list: { couponId: string }[] }
  expect(told.success).toBe(true)
  const soon = told.list.find(({ couponId }) => couponId === 'soon')
  expect(soon).toMatchObject({ category: 0, originType: 1, worth: 8, useCondition: 30 })
  expect(told.list.find(({ couponId }) => couponId === 'later')).toMatchObject({ category: 3 })
})

test('R-COUPON-020 the count says how many can be used and how many end within three days', async () => {
  const answer = await app.as('mei').call(couponEndpoints.count, {})
  expect(answer).toEqual({ ok: true, output: { usable: 3, expiringSoon: 1, used: 1, expired: 1 } })
})

test('coupons for an amount: of the category or general, the best first', async () => {
  const input = { amount: cents(3800), category: 'vip' } as const
  const answer = await app.as('mei').call(couponEndpoints.listByCategory, input)
  expect(answer.ok && answer.output.list.map(({ id, usable }) => [id, usable])).toEqual([
    ['free', true],
    ['soon', true],
    ['later', true],
    ['over', false],
  ])
})

test('R-COUPON-023 who paid ten coins in the last 30 days is no low consumer', async () => {
  const ask = (name: 'mei' | 'lao') => app.as(name).call(couponEndpoints.lowConsume, {})
  expect(await ask('lao')).toEqual({ ok: true, output: { isLow: true } })
  expect(await ask('mei')).toEqual({ ok: true, output: { isLow: false } })
})

test('R-COUPON-009 without a card the worth is 10, which is no discount', async () => {
  const raw = await app.as('lao').fetch('/api/setMeal/new/count')
  expect(await raw.json()).toMatchObject({
    isSuccess: true,
    jcResult: { sum: 0 },
    sfcResult: { sum: 0 },
    balance: 0,
    discountCardNum: 0,
    discountCardWorth: 10,
  })
})

test('the best card is the one that is offered', async () => {
  const make = factoryFor(app)
  await make.card('mei', 90, 2)
  await make.card('mei', 88, 1)
  const answer = await app.as('mei').call(setMealEndpoints.count, {})
  expect(answer).toMatchObject({ ok: true, output: { cards: 3, cardPercent: 88, cardUsesLeft: 1 } })
})

test.each(
  Object.values(couponEndpoints)
    .filter((row) => !row.planned)
    .map((row) => [row.call, row] as const),
)('%s asks a visitor to log in', async (_call, row) => {
  const { path, method } = row
  const answer = await app.visitor().fetch(`${path}?planId=1&amount=1`, { method })
  expect(await answer.json()).toMatchObject({ isSuccess: false, errorCode: 'no_login' })
})

// The clock goes on here: what stands above counts days.
test('a spent coupon says what it paid for, when and what it saved; the one spent last is on top', async () => {
  const make = factoryFor(app)
  const now = app.clock.nowMs()
  const client = await app.member({ id: 'spends' })
  await make.coupon('spends', { id: 'ends-last', valid_to_ms: now + 9 * DAY })
  await make.coupon('spends', { id: 'ends-first', valid_to_ms: now + DAY, worth: cents(500) })
  await make.charge('spends', 9000)
  const spend = async (couponId: string) =>
    client.call(planEndpoints.payWithCoupon, { planNo: (await make.plan()).planNo, couponId })
  await spend('ends-last')
  app.clock.advance(1000)
  await spend('ends-first')
  const answer = await client.call(couponEndpoints.list, { pageNo: 1, state: 'used' })
  expect(answer.ok && answer.output.items).toMatchObject([
    { id: 'ends-first', saved: 500, paidFor: expect.any(String), usedAtMs: expect.any(Number) },
    { id: 'ends-last', saved: 800 },
  ])
})
