import { expect, test } from 'vitest'
import { incomeEndpoints } from '@linmen/contract/wallet/income.endpoints.ts'
import type { MatchOutcome } from '@linmen/domain/plan/settle-pick.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { correctPlan, openPlans, settledPlansSince, settlePlan } from '#features/plan/public.ts'
import { planShop } from '#test/plan-shop.ts'
import { offeredMatch } from '#test/offered-match.ts'
import { goal } from '#test/scripted-match.ts'
import { correctPlans } from './correct-plans.ts'
import { settlePlans } from './settle-plans.ts'
import { settleShares } from './settle-shares.ts'

const DAY_MS = 86_400_000
const shop = planShop()
const ended = (home: number, away: number): MatchOutcome => ({ state: 'finished', home, away })
const WON = ended(1, 0)
const LEVEL = ended(1, 1)

/** A plan on the home side that the buyer has paid for. */
async function bought(refundOnMiss: boolean) {
  const plan = await shop.make.plan({ pick: 'home', refund_on_miss: refundOnMiss })
  await shop.make.charge(shop.buyer.id, 3800)
  await shop.pay(plan.id)
  return plan.id
}
const settle = async (planId: string, outcome: MatchOutcome) => {
  const open = (await openPlans(shop.app.db.read)).find(({ plan }) => plan.id === planId)!
  return settlePlan(shop.app.ports, open, () => outcome)
}
const correct = async (planId: string, outcome: MatchOutcome) => {
  shop.app.clock.advance(60_000)
  const settled = await settledPlansSince(shop.app.db.read, 0)
  return correctPlan(
    shop.app.ports,
    settled.find(({ plan }) => plan.id === planId)!,
    () => outcome,
  )
}
const shares = async () => {
  const told = await shop.app.as('wei').call(incomeEndpoints.income, {})
  return told.ok ? { pending: told.output.pending, settled: told.output.settled } : null
}

test('a hit that was none pays back its 不中退 readers, and the page says what it was', async () => {
  const id = await bought(true)
  await settle(id, WON)
  expect(await shop.coins()).toBe(0)
  expect(await correct(id, WON)).toBe(false)
  expect(await correct(id, LEVEL)).toBe(true)
  expect(await shop.coins()).toBe(3800)
  expect(await shop.look(id)).toMatchObject({
    output: { result: 'miss', owned: false, correction: { from: 'hit' }, match: { awayGoals: 1 } },
  })
  expect(await correct(id, LEVEL)).toBe(false)
})

test('a share that was paid out is taken back with the sale', async () => {
  const id = await bought(true)
  const before = await shares()
  await settle(id, WON)
  shop.app.clock.advance(3 * DAY_MS)
  await settleShares(shop.app.ports)
  expect((await shares())!.settled).toBe(before!.settled + 1140)
  await correct(id, LEVEL)
  expect(await shares()).toEqual({ pending: before!.pending - 1140, settled: before!.settled })
})

test('who was paid back by a result that did not stand keeps it, and the expert gets the share', async () => {
  const id = await bought(true)
  await settle(id, LEVEL)
  const before = await shares()
  expect(await shop.coins()).toBe(3800)
  expect(await correct(id, WON)).toBe(true)
  expect(await shop.coins()).toBe(3800)
  expect(await shares()).toEqual({ pending: before!.pending, settled: before!.settled + 1140 })
  const listed = await shop.app.as('wei').call(incomeEndpoints.listShares, {
    state: 'settled',
    pageNo: 1,
    pageSize: 50,
  })
  const own = listed.ok && listed.output.items.find(({ journals }) => journals.length === 4)
  expect(own && own.journals.map(({ title }) => title)).toEqual([
    '售出',
    '售出已退款',
    '赛果更正，补回分成',
    '分成到账',
  ])
  // And back again: nobody is paid twice.
  expect(await correct(id, LEVEL)).toBe(true)
  expect(await shop.coins()).toBe(3800)
  expect(await shares()).toEqual(before)
})

test('a plan without 不中退 changes its record and nobody’s coins', async () => {
  const id = await bought(false)
  await settle(id, WON)
  expect(await correct(id, LEVEL)).toBe(true)
  expect(await shop.coins()).toBe(0)
  expect(await shop.look(id)).toMatchObject({ output: { result: 'miss', owned: true } })
})

test('an undecided match corrects nothing, and a result cannot be changed without a correction', async () => {
  const id = await bought(false)
  await settle(id, WON)
  expect(await correct(id, { state: 'open' })).toBe(false)
  await expect(
    shop.app.db.pool.query(`update plan set result = 'miss' where id = $1`, [id]),
  ).rejects.toThrow('locked')
  expect(await shop.buyer.client.call(planEndpoints.look, { id })).toMatchObject({
    output: { result: 'hit' },
  })
})

test('a score that falls after the final whistle is found, and its plans are settled again', async () => {
  const match = await offeredMatch(shop.app, 'corrected')
  const plan = await shop.make.plan({ pick: 'home', match_id: match.id })
  await match.hears(
    match.report(2, goal('home', 3)),
    match.report(3, { kind: 'status', phase: 'finished' }),
  )
  await settlePlans(shop.app.ports)
  expect(await shop.look(plan.id)).toMatchObject({ output: { result: 'hit' } })
  expect(await correctPlans(shop.app.ports)).toBe(0)
  shop.app.clock.advance(60_000)
  const atMs = shop.app.clock.nowMs()
  await match.hears(
    { ...match.report(4, { kind: 'score', full: { home: 0, away: 0 } }), atMs },
    { ...match.report(5, { kind: 'status', phase: 'finished' }), atMs },
  )
  expect(await correctPlans(shop.app.ports)).toBe(1)
  expect(await shop.look(plan.id)).toMatchObject({
    output: { result: 'miss', correction: { from: 'hit' }, match: { homeGoals: 0 } },
  })
  expect(await correctPlans(shop.app.ports)).toBe(0)
})
