import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { account } from '@linmen/domain/ledger/accounts.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import type { MatchOutcome } from '@linmen/domain/plan/settle-pick.ts'
import { sqlState } from '#db/sql-state.ts'
import { readBalances } from '#features/wallet/ledger.repo.ts'
import { expectSoundBooks } from '#test/books.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { findPlan } from './plan.repo.ts'
import { openPlans, refundBuyers, settlePlan, unfinishedRefunds } from './settle-plan.ts'

const HOUR = 3_600_000

let app: TestApp
let make: ReturnType<typeof factoryFor>
let buyers = 0
let buyer: { id: string; client: Client }

beforeAll(async () => {
  app = await startApp()
  make = factoryFor(app)
  await make.expert('wei')
})
beforeEach(async () => {
  const id = `fan${(buyers += 1)}`
  buyer = { id, client: await app.member({ id }) }
})
afterEach(() => expectSoundBooks(app.db.read))
afterAll(() => app.close())

const settle = async (planId: string, outcome: MatchOutcome) =>
  settlePlan(app.ports, (await findPlan(app.db.read, planId))!, outcome)
const coinsOf = async () => {
  const answer = await buyer.client.call(walletEndpoints.balance, {})
  return answer.ok ? answer.output.coins : answer.code
}
const pay = (planId: string) => buyer.client.call(planEndpoints.pay, { id: planId })
const look = (planId: string) => buyer.client.call(planEndpoints.look, { id: planId })
const shareOf = async () =>
  (await readBalances(app.db.read, [account.pendingShare('wei')]))(account.pendingShare('wei'))

test('a finished match gives the plan its result and score; coins stay where they are', async () => {
  const plan = await make.plan({ pick: 'home' })
  await make.charge(buyer.id, 3800)
  await pay(plan.id)
  expect(await settle(plan.id, { state: 'finished', home: 1, away: 1 })).toBe('miss')
  expect(await look(plan.id)).toMatchObject({
    output: {
      state: 'settled',
      result: 'miss',
      owned: true,
      match: { homeGoals: 1, awayGoals: 1 },
    },
  })
  expect(await coinsOf()).toBe(0)
})

test('a result is written once', async () => {
  const plan = await make.plan({ pick: 'home' })
  expect(await settle(plan.id, { state: 'finished', home: 2, away: 1 })).toBe('hit')
  await settle(plan.id, { state: 'finished', home: 0, away: 1 })
  expect(await look(plan.id)).toMatchObject({ output: { result: 'hit' } })
})

test('an open match leaves the plan open', async () => {
  const plan = await make.plan()
  expect(await settle(plan.id, { state: 'open' })).toBeNull()
  expect((await openPlans(app.db.read)).map(({ id }) => id)).toContain(plan.id)
})

test('a cancelled match pays everybody back in full and takes the share back', async () => {
  const before = await shareOf()
  const plan = await make.plan()
  await make.charge(buyer.id, 3000)
  await make.giftCoins(buyer.id, 800)
  await pay(plan.id)
  expect(await coinsOf()).toBe(0)
  expect(await settle(plan.id, { state: 'cancelled' })).toBe('void')
  expect(await coinsOf()).toBe(3800)
  expect(await shareOf()).toBe(before)
  expect(await look(plan.id)).toMatchObject({ output: { result: 'void', owned: false } })
})

test('a refund gives the coupon, the card and the look back', async () => {
  const withCoupon = await make.plan()
  const withCard = await make.plan()
  const withLook = await make.plan({ in_set_meals: true })
  await make.charge(buyer.id, 10_000)
  const coupon = await make.coupon(buyer.id)
  await buyer.client.call(planEndpoints.payWithCoupon, {
    planNo: withCoupon.planNo,
    couponId: coupon,
  })
  await make.card(buyer.id, 90)
  await pay(withCard.id)
  await make.pack(buyer.id, 9800, 3)
  await pay(withLook.id)
  for (const { id } of [withCoupon, withCard, withLook]) await settle(id, { state: 'cancelled' })
  expect(await coinsOf()).toBe(10_000)

  const again = await make.plan({ in_set_meals: true })
  expect(await pay(again.id)).toMatchObject({ output: { kind: 'setMeal' } })
  const other = await make.plan()
  expect(
    await buyer.client.call(planEndpoints.payWithCoupon, {
      planNo: other.planNo,
      couponId: coupon,
    }),
  ).toMatchObject({ ok: true, output: { kind: 'amountOff' } })
  expect(await pay((await make.plan()).id)).toMatchObject({ output: { kind: 'discountCard' } })
})

test('gift coins that have ended do not come back', async () => {
  const plan = await make.plan({ kickoff_ms: app.clock.nowMs() + 48 * HOUR })
  await make.charge(buyer.id, 3000)
  await make.giftCoins(buyer.id, 800, app.clock.nowMs() + HOUR)
  await pay(plan.id)
  app.clock.advance(2 * HOUR)
  await settle(plan.id, { state: 'cancelled' })
  expect(await coinsOf()).toBe(3000)
  app.clock.advance(-2 * HOUR)
})

test('a refund that was interrupted is found and finished, and never done twice', async () => {
  const plan = await make.plan()
  await make.charge(buyer.id, 3800)
  await pay(plan.id)
  await app.db.transaction((tx) =>
    tx
      .updateTable('plan')
      .set({ result: 'void', settled_at_ms: app.clock.nowMs() })
      .where('id', '=', plan.id)
      .execute(),
  )
  expect(await unfinishedRefunds(app.db.read)).toEqual([plan.id])
  await Promise.all([refundBuyers(app.ports, plan.id), refundBuyers(app.ports, plan.id)])
  expect(await unfinishedRefunds(app.db.read)).toEqual([])
  expect(await coinsOf()).toBe(3800)
})

test.each([
  ['pick', { pick: 'away' as const }],
  ['odds', { odds_hundredths: 999 }],
  ['price', { price: cents(1) }],
  ['kick-off', { kickoff_ms: 1 }],
])('the %s of a published plan cannot be changed', async (_name, change) => {
  const plan = await make.plan()
  const edit = app.db.transaction((tx) =>
    tx.updateTable('plan').set(change).where('id', '=', plan.id).execute(),
  )
  expect(await edit.then(() => 'no error', sqlState)).toBe('55000')
})

test('a record is computed from settled plans, newest first, without void ones', async () => {
  const id = 'writer'
  await app.member({ id, nickname: '陆知行', role: 'expert', level: 2 })
  await make.expert(id, { grade: 2 })
  const outcomes: MatchOutcome[] = [
    { state: 'finished', home: 2, away: 0 },
    { state: 'finished', home: 0, away: 0 },
    { state: 'cancelled' },
    { state: 'finished', home: 1, away: 0 },
    { state: 'finished', home: 3, away: 0 },
  ]
  for (const [at, outcome] of outcomes.entries()) {
    const kickoff_ms = app.clock.nowMs() - (10 - at) * HOUR
    const plan = await make.plan({ expert_id: id, kickoff_ms, published_at_ms: kickoff_ms - HOUR })
    await settle(plan.id, outcome)
  }
  await make.plan({ expert_id: id })
  const answer = await app.visitor().call(expertEndpoints.home, {})
  const writer = answer.ok && answer.output.hot.find((expert) => expert.id === id)
  expect(writer).toMatchObject({
    name: '陆知行',
    grade: 2,
    plansOnSale: 1,
    record: {
      recent: { picks: 4, hits: 3 },
      streak: 2,
      longestStreak: 2,
      dots: ['hit', 'hit', 'miss', 'hit'],
      settled: 4,
    },
  })
})
