import { expect, test } from 'vitest'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import type { MatchOutcome } from '@linmen/domain/plan/settle-pick.ts'
import { planShop } from '#test/plan-shop.ts'
import { sqlState } from '#db/sql-state.ts'
import { findPlan, isGiven } from './plan.repo.ts'
import { openPlans, refundBuyers, settlePlan, unfinishedRefunds } from './settle-plan.ts'

const HOUR = 3_600_000

const shop = planShop()

const settle = async (planId: string, outcome: MatchOutcome) => {
  const plan = await findPlan(shop.app.db.read, planId)
  if (!plan || !isGiven(plan)) throw new Error(`no pick of ${planId}`)
  return settlePlan(shop.app.ports, { plan, legs: [] }, () => outcome)
}

test('a finished match gives the plan its result and score; coins stay where they are', async () => {
  const plan = await shop.make.plan({ pick: 'home' })
  await shop.make.charge(shop.buyer.id, 3800)
  await shop.pay(plan.id)
  expect(await settle(plan.id, { state: 'finished', home: 1, away: 1 })).toBe('miss')
  expect(await shop.look(plan.id)).toMatchObject({
    output: {
      state: 'settled',
      result: 'miss',
      owned: true,
      match: { homeGoals: 1, awayGoals: 1 },
    },
  })
  expect(await shop.coins()).toBe(0)
})

test('a settled plan on basketball tells points of more than two figures, on its page and in the list', async () => {
  const plan = await shop.make.plan({ sport: 'basketball', market: 'winLose', pick: 'home' })
  expect(await settle(plan.id, { state: 'finished', home: 103, away: 99 })).toBe('hit')
  const points = { match: { homeGoals: 103, awayGoals: 99 } }
  expect(await shop.look(plan.id)).toMatchObject({ output: points })
  const wish = { kind: 'all', sport: 'basketball', pageNo: 1, pageSize: 10 } as const
  const listed = await shop.app.as('mei').call(planEndpoints.list, wish)
  expect(listed).toMatchObject({ output: { items: [points] } })
})

test('a result is written once', async () => {
  const plan = await shop.make.plan({ pick: 'home' })
  expect(await settle(plan.id, { state: 'finished', home: 2, away: 1 })).toBe('hit')
  await settle(plan.id, { state: 'finished', home: 0, away: 1 })
  expect(await shop.look(plan.id)).toMatchObject({ output: { result: 'hit' } })
})

test('an open match leaves the plan open', async () => {
  const plan = await shop.make.plan()
  expect(await settle(plan.id, { state: 'open' })).toBeNull()
  expect((await openPlans(shop.app.db.read)).map((open) => open.plan.id)).toContain(plan.id)
})

test('a cancelled match pays everybody back in full and takes the share back', async () => {
  const before = await shop.pendingShare()
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 3000)
  await shop.make.giftCoins(shop.buyer.id, 800)
  await shop.pay(plan.id)
  expect(await shop.coins()).toBe(0)
  expect(await settle(plan.id, { state: 'cancelled' })).toBe('void')
  expect(await shop.coins()).toBe(3800)
  expect(await shop.pendingShare()).toBe(before)
  expect(await shop.look(plan.id)).toMatchObject({ output: { result: 'void', owned: false } })
})

test('a refund gives the coupon, the card and the look back', async () => {
  const withCoupon = await shop.make.plan()
  const withCard = await shop.make.plan()
  const withLook = await shop.make.plan({ in_set_meals: true })
  await shop.make.charge(shop.buyer.id, 10_000)
  const coupon = await shop.make.coupon(shop.buyer.id)
  await shop.buyer.client.call(planEndpoints.payWithCoupon, {
    planNo: withCoupon.planNo,
    couponId: coupon,
  })
  await shop.make.card(shop.buyer.id, 90)
  await shop.pay(withCard.id)
  await shop.make.pack(shop.buyer.id, 9800, 3)
  await shop.pay(withLook.id)
  for (const { id } of [withCoupon, withCard, withLook]) await settle(id, { state: 'cancelled' })
  expect(await shop.coins()).toBe(10_000)

  const again = await shop.make.plan({ in_set_meals: true })
  expect(await shop.pay(again.id)).toMatchObject({ output: { kind: 'setMeal' } })
  const other = await shop.make.plan()
  expect(
    await shop.buyer.client.call(planEndpoints.payWithCoupon, {
      planNo: other.planNo,
      couponId: coupon,
    }),
  ).toMatchObject({ ok: true, output: { kind: 'amountOff' } })
  expect(await shop.pay((await shop.make.plan()).id)).toMatchObject({
    output: { kind: 'discountCard' },
  })
})

test('gift coins that have ended do not come back', async () => {
  const plan = await shop.make.plan({ kickoff_ms: shop.app.clock.nowMs() + 48 * HOUR })
  await shop.make.charge(shop.buyer.id, 3000)
  await shop.make.giftCoins(shop.buyer.id, 800, shop.app.clock.nowMs() + HOUR)
  await shop.pay(plan.id)
  shop.app.clock.advance(2 * HOUR)
  await settle(plan.id, { state: 'cancelled' })
  expect(await shop.coins()).toBe(3000)
  shop.app.clock.advance(-2 * HOUR)
})

test('a refund that was interrupted is found and finished, and never done twice', async () => {
  const plan = await shop.make.plan()
  await shop.make.charge(shop.buyer.id, 3800)
  await shop.pay(plan.id)
  await shop.app.db.transaction((tx) =>
    tx
      .updateTable('plan')
      .set({ result: 'void', settled_at_ms: shop.app.clock.nowMs() })
      .where('id', '=', plan.id)
      .execute(),
  )
  expect(await unfinishedRefunds(shop.app.db.read)).toEqual([plan.id])
  await Promise.all([refundBuyers(shop.app.ports, plan.id), refundBuyers(shop.app.ports, plan.id)])
  expect(await unfinishedRefunds(shop.app.db.read)).toEqual([])
  expect(await shop.coins()).toBe(3800)
})

test.each([
  ['pick', { pick: 'away' as const }],
  ['odds', { odds_hundredths: 999 }],
  ['price', { price: cents(1) }],
  ['kick-off', { kickoff_ms: 1 }],
])('the %s of a published plan cannot be changed', async (_name, change) => {
  const plan = await shop.make.plan()
  const edit = shop.app.db.transaction((tx) =>
    tx.updateTable('plan').set(change).where('id', '=', plan.id).execute(),
  )
  expect(await edit.then(() => 'no error', sqlState)).toBe('55000')
})

test('a record is computed from settled plans, newest first, without void ones', async () => {
  const id = 'writer'
  await shop.app.member({ id, nickname: '陆知行', role: 'expert', level: 2 })
  await shop.make.expert(id, { grade: 2 })
  const outcomes: MatchOutcome[] = [
    { state: 'finished', home: 2, away: 0 },
    { state: 'finished', home: 0, away: 0 },
    { state: 'cancelled' },
    { state: 'finished', home: 1, away: 0 },
    { state: 'finished', home: 3, away: 0 },
  ]
  for (const [at, outcome] of outcomes.entries()) {
    const kickoff_ms = shop.app.clock.nowMs() - (10 - at) * HOUR
    const plan = await shop.make.plan({
      expert_id: id,
      kickoff_ms,
      published_at_ms: kickoff_ms - HOUR,
    })
    await settle(plan.id, outcome)
  }
  await shop.make.plan({ expert_id: id })
  const answer = await shop.app.visitor().call(expertEndpoints.home, {})
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
