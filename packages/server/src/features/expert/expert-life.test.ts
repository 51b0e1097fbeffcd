import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Cents } from '@linmen/contract'
import { applyEndpoints } from '@linmen/contract/expert/apply.endpoints.ts'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { subscriptionEndpoints } from '@linmen/contract/expert/subscription.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import type { Publication } from '@linmen/contract/plan/publish.schemas.ts'
import { incomeEndpoints } from '@linmen/contract/wallet/income.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { expectSoundBooks } from '#test/books.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { offeredMatch } from '#test/offered-match.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { verified } from '#test/record-season.ts'
import { goal } from '#test/scripted-match.ts'
import { cancelLatePlans } from '#features/plan/public.ts'
import { revealPicks, sequenceLog } from '#features/record-log/public.ts'
import { putOnSale } from '#features/sale/public.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import { settleShares } from '#features/settlement/settle-shares.ts'
import { reviewLevelsJob } from './expert-month.ts'

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000]
const REASON = '两队近期的节奏相差不大，关键在中场的保护。'

let app: TestApp
let make: ReturnType<typeof factoryFor>
let matches = 0

beforeAll(async () => {
  app = await startApp()
  make = factoryFor(app)
  await app.member({ id: 'newcomer', nickname: '新人' })
})
afterEach(() => expectSoundBooks(app.db.read))
afterAll(() => app.close())

const offered = () => offeredMatch(app, `life${(matches += 1)}`)
const coins = async () => {
  const answer = await app.as('mei').call(walletEndpoints.balance, {})
  return answer.ok ? answer.output.coins : -1
}
const settledOf = async (expertId: string) => {
  const home = await app.visitor().call(expertEndpoints.show, { expertId })
  return home.ok ? home.output.record.settled : home.code
}
async function publish(wish: Pick<Publication, 'matches'> & Partial<Publication>): Promise<string> {
  app.clock.advance(20_000)
  const done = await app.as('newcomer').call(publishEndpoints.publish, {
    sport: 'football',
    price: 0 as Cents,
    title: '主队更稳',
    ...(wish.promisedAtMs === undefined && { reason: REASON }),
    ...wish,
  })
  return done.ok ? done.output.id : done.code
}
const win = (matchId: string) => ({ matchId, oddsType: 'european' as const, option: '3' })
const buy = (id: string) => app.as('mei').call(planEndpoints.pay, { id })
const look = (id: string) => app.as('mei').call(planEndpoints.look, { id })
type Match = Awaited<ReturnType<typeof offered>>
async function play(...played: Match[]) {
  app.clock.advance(4 * HOUR_MS)
  for (const match of played)
    await match.hears(
      match.report(2, goal('home', 3)),
      match.report(3, { kind: 'status', phase: 'finished' }),
    )
  await settlePlans(app.ports)
}

test('somebody applies, is let in, and publishes for nothing; the record begins with the whistle', async () => {
  const asked = await app
    .as('newcomer')
    .call(applyEndpoints.apply, { reason: '看英超十五年，写过三年复盘' })
  expect(asked.ok).toBe(true)
  const list = await app.as('lao').call(applyEndpoints.listApplications, {})
  const { id } = list.ok ? list.output.items[0]!.application : { id: '' }
  expect((await app.as('lao').call(applyEndpoints.decide, { id, accept: true })).ok).toBe(true)
  const match = await offered()
  expect(await publish({ matches: [win(match.id)], price: 2800 as Cents })).toBe('publish.price')
  await publish({ matches: [win(match.id)] })
  expect(await settledOf('newcomer')).toBe(0)
  await play(match)
  expect(await settledOf('newcomer')).toBe(1)
})

test('a good month raises them; then a member buys, the match ends, and three days later the share is cash', async () => {
  await goodMonth()
  const match = await offered()
  const plan = await publish({ matches: [win(match.id)], price: 3800 as Cents })
  await make.charge('mei', 3800)
  const before = await settledOf('newcomer')
  expect(await buy(plan)).toMatchObject({ ok: true, output: { amount: 3800 } })
  expect(await look(plan)).toMatchObject({ output: { owned: true, body: REASON } })
  await play(match)
  expect(await look(plan)).toMatchObject({ output: { result: 'hit', state: 'settled' } })
  expect(await settledOf('newcomer')).toBe(Number(before) + 1)
  const income = () => app.as('newcomer').call(incomeEndpoints.income, {})
  const { output: earned } = (await income()) as { output: { pending: number; percent: number } }
  expect(earned.pending).toBe((3800 * earned.percent) / 100)
  expect(earned.pending).toBeGreaterThan(0)
  app.clock.advance(3 * DAY_MS)
  await settleShares(app.ports)
  expect(await income()).toMatchObject({ output: { pending: 0, settled: earned.pending } })
  await revealPicks(app.ports)
  await sequenceLog(app.ports)
  expect((await verified(app)).breach).toBeNull()
})

test('two matches in one are bought, and right when both are', async () => {
  const [one, other] = [await offered(), await offered()]
  const plan = await publish({ matches: [win(one.id), win(other.id)], price: 2800 as Cents })
  await make.charge('mei', 2800)
  expect((await buy(plan)).ok).toBe(true)
  expect(await look(plan)).toMatchObject({
    output: { owned: true, second: { pick: { choice: 'home' } } },
  })
  await play(one, other)
  expect(await look(plan)).toMatchObject({ output: { result: 'hit' } })
})

test('a promised pick that is late pays its reader back by itself', async () => {
  const match = await offered()
  const plan = await publish({
    matches: [{ matchId: match.id, oddsType: 'european' }],
    price: 2800 as Cents,
    summary: '等首发公布',
    promisedAtMs: app.clock.nowMs() + HOUR_MS,
  })
  await make.charge('mei', 2800)
  const before = await coins()
  expect((await buy(plan)).ok).toBe(true)
  expect(await coins()).toBe(before - 2800)
  app.clock.advance(HOUR_MS)
  await cancelLatePlans(app.ports)
  expect(await coins()).toBe(before)
  expect(await look(plan)).toMatchObject({
    output: { owned: false, promise: { state: 'expired' } },
  })
})

test('a subscription is bought, renewed where it ends, and over when both are', async () => {
  await app.db.transaction((tx) =>
    putOnSale(tx, [
      {
        id: 'push-newcomer',
        goods_kind: 'subscription',
        name: '新人 包月私推',
        scope: 'football',
        expert_id: 'newcomer',
        price: cents(18_800),
        quantity: 1,
        // As long as nobody has to sign in again in between.
        days: 3,
        created_at_ms: app.clock.nowMs(),
      },
    ]),
  )
  await make.charge('mei', 37_600)
  const subscribe = () =>
    app.as('mei').call(subscriptionEndpoints.subscribe, { expertId: 'newcomer' })
  const isSubscribed = async () => {
    const home = await app.as('mei').call(expertEndpoints.show, { expertId: 'newcomer' })
    return home.ok && home.output.isSubscribed
  }
  expect((await subscribe()).ok).toBe(true)
  app.clock.advance(2 * DAY_MS)
  expect((await subscribe()).ok).toBe(true)
  app.clock.advance(2 * DAY_MS)
  expect(await isSubscribed()).toBe(true)
  const match = await offered()
  const plan = await publish({ matches: [win(match.id)], price: 2800 as Cents })
  expect(await look(plan)).toMatchObject({ output: { owned: true } })
  app.clock.advance(2 * DAY_MS)
  expect(await isSubscribed()).toBe(false)
})

/** Thirty picks on fifteen days that came in, and the first of the month after. */
async function goodMonth(): Promise<void> {
  for (let at = 0; at < 30; at += 1) {
    const kickoff_ms = Date.parse('2026-11-03T20:00:00+08:00') + Math.floor(at / 2) * DAY_MS + at
    await make.plan({
      expert_id: 'newcomer',
      price: cents(0),
      kickoff_ms,
      published_at_ms: kickoff_ms - HOUR_MS,
      result: 'hit',
      returned_hundredths: 185,
      settled_at_ms: kickoff_ms + 2 * HOUR_MS,
    })
  }
  // Nobody was awake on the first: the night is made up for, and the next one reviews nothing.
  app.clock.set(Date.parse('2026-12-02T00:20:00+08:00'))
  await review('2026-12-01T16:20:00.000Z')
  expect(await levelOf('newcomer')).toBe(1)
  await review('2026-11-30T16:20:00.000Z')
  expect(await levelOf('newcomer')).toBe(2)
}

const review = (ts: string) => reviewLevelsJob.start(app.ports, { _cron: { ts, backfilled: true } })

async function levelOf(id: string) {
  const row = await app.db.read
    .selectFrom('member')
    .select('level')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.level
}
