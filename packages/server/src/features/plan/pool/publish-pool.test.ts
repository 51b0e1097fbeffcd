import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cents } from '@linmen/contract'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import type { PoolPublication } from '@linmen/contract/plan/publish.schemas.ts'
import { sqlState } from '#db/sql-state.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { poolOfFourteen } from '#test/pool-of-fourteen.ts'

let app: TestApp
let pool: Awaited<ReturnType<typeof poolOfFourteen>>
let experts = 0

beforeAll(async () => {
  app = await startApp()
  pool = await poolOfFourteen(app)
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(20_000))

/** Somebody who has published nothing yet. */
async function expert(level: 1 | 2 = 2): Promise<string> {
  const id = `pooler${(experts += 1)}`
  await app.member({ id, level, role: 'expert' })
  await factoryFor(app).expert(id)
  return id
}

const FOURTEEN = ['31', ...Array.from({ length: 13 }, () => '3')]
const NINE = FOURTEEN.map((marks, at) => (at < 9 ? marks : ''))

const publish = (who: string, more: Partial<PoolPublication> = {}) =>
  app.as(who).call(publishEndpoints.publishPool, {
    game: 'pool14',
    issue: pool.issue,
    price: 3800 as Cents,
    title: '本期以主队为胆',
    reason: '主队近八个主场只丢四球，控球在对方半场。',
    marks: FOURTEEN,
    ...more,
  })

test('the open issue is offered with its fourteen matches, and what was published of it', async () => {
  const who = await expert()
  const offered = async () => {
    const answer = await app.as(who).call(publishEndpoints.listPools, {})
    return answer.ok ? answer.output.items : []
  }
  const [before] = await offered()
  expect(before).toMatchObject({ issue: pool.issue, closesAtMs: pool.closesAtMs, taken: [] })
  expect(before!.matches.map(({ place, match }) => [place, match.matchId])).toEqual(
    FOURTEEN.map((_, at) => [at + 1, pool.idOf(at + 1)]),
  )
  expect((await publish(who)).ok).toBe(true)
  app.clock.advance(20_000)
  expect((await publish(who, { game: 'pick9', marks: NINE })).ok).toBe(true)
  expect((await offered())[0]!.taken.toSorted()).toEqual(['pick9', 'pool14'])
})

test('R-PLAN-012 R-PLAN-013 a plan on a pool is sold until the first of the fourteen begins', async () => {
  const done = await publish(await expert())
  const id = done.ok ? done.output.id : ''
  expect(await app.visitor().call(planEndpoints.look, { id })).toMatchObject({
    output: {
      sport: 'pool14',
      state: 'onSale',
      pool: { issue: pool.issue, lines: 2 },
      match: { matchId: pool.idOf(14), kickoffMs: pool.closesAtMs },
    },
  })
})

test('nobody but the expert reads what is chosen, and which nine', async () => {
  const who = await expert()
  const done = await publish(who, { game: 'pick9', marks: NINE })
  const id = done.ok ? done.output.id : ''
  const marks = async (client: ReturnType<TestApp['as']>) => {
    const seen = await client.call(planEndpoints.look, { id })
    return seen.ok ? seen.output.poolMatches?.map((each) => each.marks) : seen.code
  }
  expect(await marks(app.as(who))).toEqual(NINE.map((each) => each || undefined))
  expect(await marks(app.as('mei'))).toEqual(NINE.map(() => undefined))
  expect(await marks(app.visitor())).toEqual(NINE.map(() => undefined))
})

test('the log promises fourteen matches and tells nothing of the choice', async () => {
  const done = await publish(await expert(), { game: 'pick9', marks: NINE })
  const { body } = await app.db.read
    .selectFrom('record_entry')
    .select('body')
    .where('subject', '=', done.ok ? done.output.id : '')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(body)).toMatchObject({
    kickoff: pool.closesAtMs,
    matches: NINE.map((_, at) => pool.idOf(at + 1)),
    what: 'plan',
  })
  expect(body).not.toContain('marks')
})

test.each<[string, Partial<PoolPublication>, string]>([
  ['an unknown issue', { issue: '99999' }, 'publish.issue'],
  ['a place left out', { marks: [...FOURTEEN.slice(1), ''] }, 'publish.places'],
  ['all fourteen of 任九', { game: 'pick9' }, 'publish.places'],
  ['three matches with every end', { marks: mostly('310', 3) }, 'publish.triples'],
  ['too many lines', { marks: mostly('31', 10) }, 'publish.lines'],
  ['too high a price', { price: 20_000 as Cents }, 'publish.price'],
  ['a promise', { title: '稳赚一期' }, 'publish.words'],
])('%s is refused', async (_name, more, code) => {
  expect(await publish(await expert(), more)).toMatchObject({ ok: false, code })
})

function mostly(marks: string, count: number): string[] {
  return FOURTEEN.map((_, at) => (at < count ? marks : '1'))
}

test('R-ROLE-002 R-ROLE-003 R-ROLE-004: who may publish what', async () => {
  const lab = await expert(1)
  expect(await publish('mei')).toMatchObject({ code: 'no_permission' })
  expect(await publish(lab)).toMatchObject({ code: 'publish.price' })
  expect((await publish(lab, { price: 0 as Cents })).ok).toBe(true)
})

test('the same game of an issue twice and a double tap are refused', async () => {
  const who = await expert()
  expect((await publish(who)).ok).toBe(true)
  expect(await publish(who, { game: 'pick9', marks: NINE })).toMatchObject({ code: 'publish.fast' })
  app.clock.advance(20_000)
  expect(await publish(who)).toMatchObject({ code: 'publish.twice' })
})

test('what is chosen cannot be changed, and the issue cannot either', async () => {
  const done = await publish(await expert())
  const id = done.ok ? done.output.id : ''
  const edits = [
    app.db.transaction((tx) =>
      tx.updateTable('plan_pool_match').set({ marks: '0' }).where('plan_id', '=', id).execute(),
    ),
    app.db.transaction((tx) =>
      tx.updateTable('plan').set({ pool_issue: '1' }).where('id', '=', id).execute(),
    ),
  ]
  const states = await Promise.all(edits.map((edit) => edit.then(() => 'no error', sqlState)))
  expect(states).toEqual(['55000', '55000'])
})

test('an issue whose first match has begun is closed', async () => {
  const who = await expert()
  const before = app.clock.nowMs()
  app.clock.advance(pool.closesAtMs - before)
  expect(await publish(who)).toMatchObject({ code: 'publish.begun' })
  const answer = await app.as(who).call(publishEndpoints.listPools, {})
  expect(answer.ok && answer.output.items.map(({ issue }) => issue)).not.toContain(pool.issue)
})
