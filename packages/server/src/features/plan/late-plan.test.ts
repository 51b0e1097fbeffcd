import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cents } from '@linmen/contract'
import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import type { Publication } from '@linmen/contract/plan/publish.schemas.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { expectSoundBooks } from '#test/books.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { offeredMatch } from '#test/offered-match.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { goal } from '#test/scripted-match.ts'
import { shownPicks } from '#features/record-log/shown-record.reads.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import { cancelLatePlans } from './late-plans.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let app: TestApp
let make: ReturnType<typeof factoryFor>
let matches = 0

beforeAll(async () => {
  app = await startApp()
  make = factoryFor(app)
  await make.expert('wei')
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(20_000))
afterEach(() => expectSoundBooks(app.db.read))

const promise = async (matchId: string, more: Partial<Publication> = {}) =>
  app.as('wei').call(publishEndpoints.publish, {
    sport: 'football',
    price: 3800 as Cents,
    title: '等首发公布',
    summary: '看左路的首发再下结论',
    matches: [{ matchId, oddsType: 'european' }],
    promisedAtMs: app.clock.nowMs() + HOUR_MS,
    ...more,
  })
const give = (planId: string, option = '3') =>
  app
    .as('wei')
    .call(publishEndpoints.give, { planId, option, reason: '首发已出，左路是主力，主场能赢。' })

/** A promised plan that mei has bought. */
async function sold() {
  const match = await offeredMatch(app, `late${(matches += 1)}`)
  const done = await promise(match.id)
  const id = done.ok ? done.output.id : ''
  await make.charge('mei', 3800)
  expect((await app.as('mei').call(planEndpoints.pay, { id })).ok).toBe(true)
  return { match, id }
}
const look = (id: string, who = 'mei') => app.as(who).call(planEndpoints.look, { id })
const written = async () => {
  const answer = await app.as('mei').call(expertEndpoints.show, { expertId: 'wei' })
  return answer.ok && answer.output.plansWritten
}
const coins = async () => {
  const answer = await app.as('mei').call(walletEndpoints.balance, {})
  return answer.ok ? answer.output.coins : -1
}
const toldOf = async (memberId: string, once: string) => {
  const { rows } = await app.db.pool.query(
    `select 1 from message where member_id = $1 and title like $2`,
    [memberId, once],
  )
  return rows.length
}

test('a promised plan is sold without a pick, and its reader sees the pick when it is given', async () => {
  const { match, id } = await sold()
  expect(await look(id)).toMatchObject({
    output: { owned: true, state: 'onSale', promise: { state: 'waiting' } },
  })
  const before = await look(id)
  expect(before.ok && (before.output.pick ?? before.output.body)).toBeUndefined()
  expect(await shownPicks(app.db.read, 'wei')).toEqual([])
  expect(await written()).toBe(0)

  expect((await give(id)).ok).toBe(true)
  expect(await written()).toBe(1)
  expect(await look(id)).toMatchObject({
    output: {
      pick: { choice: 'home', odds: 1.92 },
      body: '首发已出，左路是主力，主场能赢。',
      promise: { state: 'given' },
    },
  })
  expect(await give(id)).toMatchObject({ code: 'give.given' })
  const { rows } = await app.db.pool.query(
    `select kind from record_entry where subject = $1 order by id`,
    [id],
  )
  expect(rows).toEqual([{ kind: 'commit' }])

  await match.hears(
    match.report(2, goal('home', 3)),
    match.report(3, { kind: 'status', phase: 'finished' }),
  )
  await settlePlans(app.ports)
  expect(await look(id)).toMatchObject({ output: { result: 'hit', owned: true } })
  const [shown] = await shownPicks(app.db.read, 'wei')
  expect(shown).toMatchObject({ id, result: 'hit' })
  expect(shown!.pick!.promised).not.toBeNull()
  expect(await coins()).toBe(0)
})

test('a promise that is not kept pays everybody back, once, with a receipt and a message', async () => {
  const { id } = await sold()
  expect(await coins()).toBe(0)
  app.clock.advance(HOUR_MS)
  expect(await cancelLatePlans(app.ports)).toBe(0)
  app.clock.advance(1)
  expect(await give(id)).toMatchObject({ code: 'give.over' })
  expect(await cancelLatePlans(app.ports)).toBe(1)
  expect(await cancelLatePlans(app.ports)).toBe(0)
  expect(await coins()).toBe(3800)
  expect(await look(id)).toMatchObject({
    output: { owned: false, result: 'void', promise: { state: 'expired' } },
  })
  const receipts = await app
    .as('mei')
    .call(walletEndpoints.listCoins, { filter: 'income', pageNo: 1 })
  expect(receipts.ok && receipts.output.items[0]).toMatchObject({
    kind: 'refunded',
    reason: '专家未按承诺时间给出选项，自动全额退回',
    amount: 3800,
  })
  expect(await toldOf('mei', '%退%')).toBeGreaterThan(0)
  expect(await toldOf('wei', '临场方案已取消')).toBe(1)
  // Nothing was picked, so nothing is in the record.
  expect((await shownPicks(app.db.read, 'wei')).some((pick) => pick.id === id)).toBe(false)
})

test('a run that died before the refunds is finished by the settlement', async () => {
  const { id } = await sold()
  const before = await coins()
  app.clock.advance(HOUR_MS + 1)
  await app.db.pool.query(
    `update plan set result = 'void', returned_hundredths = 100, settled_at_ms = $2 where id = $1`,
    [id, app.clock.nowMs()],
  )
  await settlePlans(app.ports)
  expect(await coins()).toBe(before + 3800)
})

test('a promise is made for later, before play, for coins and of one market', async () => {
  const { id } = await offeredMatch(app, `late${(matches += 1)}`)
  const at = (ms: number) => promise(id, { promisedAtMs: app.clock.nowMs() + ms })
  expect(await at(0)).toMatchObject({ code: 'publish.promise' })
  expect(await at(2 * HOUR_MS - 14 * MINUTE_MS)).toMatchObject({ code: 'publish.promise' })
  expect(await promise(id, { price: 0 as Cents })).toMatchObject({ code: 'publish.promise' })
  expect((await at(HOUR_MS)).ok).toBe(true)
  const { rows } = await app.db.pool.query(`select id from plan where match_id = $1`, [id])
  const planId = (rows[0] as { id: string }).id
  expect(await give(planId, '9')).toMatchObject({ code: 'publish.option' })
  const other = await app
    .as('mei')
    .call(publishEndpoints.give, { planId, option: '3', reason: '我来替他给出这一个选项。' })
  expect(other).toMatchObject({ code: 'no_permission' })
})

test('what was picked stays locked in the database itself', async () => {
  const { id } = await sold()
  const change = (set: string) => app.db.pool.query(`update plan set ${set} where id = $1`, [id])
  await expect(change(`promised_ms = promised_ms + 1`)).rejects.toThrow('locked')
  await expect(change(`market = 'overUnder', line = 25000`)).rejects.toThrow('locked')
  expect((await give(id)).ok).toBe(true)
  await expect(change(`pick = 'away'`)).rejects.toThrow('locked')
  await expect(change(`given_at_ms = given_at_ms - 1`)).rejects.toThrow('locked')
})

test('a plan that promises nothing needs its reasons', async () => {
  const { id } = await offeredMatch(app, `late${(matches += 1)}`)
  const plain = await app.as('wei').call(publishEndpoints.publish, {
    sport: 'football',
    price: 3800 as Cents,
    title: '主场稳',
    matches: [{ matchId: id, oddsType: 'european', option: '3' }],
  })
  expect(plain).toMatchObject({ code: 'publish.reason' })
})
