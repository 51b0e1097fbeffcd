import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cents } from '@linmen/contract'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import type { Publication, PublishedPick } from '@linmen/contract/plan/publish.schemas.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { offeredMatch } from '#test/offered-match.ts'
import { goal } from '#test/scripted-match.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'

let app: TestApp
let make: ReturnType<typeof factoryFor>
let matches = 0

beforeAll(async () => {
  app = await startApp()
  make = factoryFor(app)
  await make.expert('wei')
  await app.member({ id: 'lab', level: 1, role: 'expert' })
  await make.expert('lab')
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(20_000))

const offered = () => offeredMatch(app, `pub${(matches += 1)}`)

const wish = (picks: PublishedPick[], more: Partial<Publication> = {}): Publication => ({
  sport: 'football',
  price: 3800 as Cents,
  title: '主场防守稳定',
  reason: '主队近八个主场只丢四球，控球在对方半场。',
  matches: picks,
  ...more,
})
const publish = (picks: PublishedPick[], more: Partial<Publication> = {}, who = 'wei') =>
  app.as(who).call(publishEndpoints.publish, wish(picks, more))
const win = (matchId: string, option = '3'): PublishedPick => ({
  matchId,
  oddsType: 'european',
  option,
})

test('R-PLAN-009 basketball matches are asked for of every kind where none is named', async () => {
  const names = async (fields: object) => {
    const answer = await app.as('wei').fetch('/api/lcRace/matchNameListNew', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    return (await answer.json()) as object
  }
  const all = await names({ playType: 'all' })
  expect(all).toMatchObject({ isSuccess: true })
  expect(await names({})).toEqual(all)
})

test('a plan is locked at the price of its moment and sold at once', async () => {
  const match = await offered()
  const list = await app.as('wei').call(publishEndpoints.listFootballMatches, {})
  const shown = list.ok && list.output.items.find((each) => each.match.matchId === match.id)
  expect(shown).toMatchObject({ european: { home: 192 }, asian: { line: 5000 }, taken: [] })
  const done = await publish([win(match.id)], { summary: '主队主场稳' })
  expect(done.ok).toBe(true)
  const id = done.ok ? done.output.id : ''
  expect(await app.as('wei').call(planEndpoints.look, { id })).toMatchObject({
    output: { state: 'onSale', pick: { choice: 'home', odds: 1.92 }, teaser: '主队主场稳' },
  })
  const stranger = await app.as('mei').call(planEndpoints.look, { id })
  expect(stranger.ok && stranger.output.pick).toBeUndefined()
  expect(stranger.ok && stranger.output.body).toBeUndefined()
})

test('handicaps, totals and two for one settle when their matches end', async () => {
  const first = await offered()
  const second = await offered()
  const half = await publish([{ matchId: first.id, oddsType: 'asian', option: '3' }])
  app.clock.advance(20_000)
  const total = await publish([{ matchId: first.id, oddsType: 'overUnder', option: '0' }])
  app.clock.advance(20_000)
  const both = await publish([win(first.id), win(second.id, '1')])
  for (const match of [first, second])
    await match.hears(
      match.report(2, goal('home', 3)),
      match.report(3, { kind: 'status', phase: 'finished' }),
    )
  await settlePlans(app.ports)
  const result = async (done: typeof half) => {
    const seen = await app.visitor().call(planEndpoints.look, { id: done.ok ? done.output.id : '' })
    return seen.ok ? seen.output.result : seen.code
  }
  expect(await Promise.all([half, total, both].map(result))).toEqual(['hit', 'hit', 'miss'])
})

test.each<[string, () => Promise<PublishedPick[]>, Partial<Publication>, string]>([
  ['an unknown match', async () => [win('nowhere')], {}, 'publish.match'],
  ['an unknown option', async () => [win((await offered()).id, '9')], {}, 'publish.option'],
  [
    'too high a price',
    async () => [win((await offered()).id)],
    { price: 20_000 as Cents },
    'publish.price',
  ],
  ['a promise', async () => [win((await offered()).id)], { title: '稳赚一场' }, 'publish.words'],
])('%s is refused', async (_name, picks, more, code) => {
  expect(await publish(await picks(), more)).toMatchObject({ ok: false, code })
})

test('R-ROLE-002 R-ROLE-003 R-ROLE-004: who may publish what', async () => {
  const { id } = await offered()
  expect(await publish([win(id)], {}, 'mei')).toMatchObject({ code: 'no_permission' })
  expect(await publish([win(id)], {}, 'lab')).toMatchObject({ code: 'publish.price' })
  expect((await publish([win(id)], { price: 0 as Cents }, 'lab')).ok).toBe(true)
  expect((await publish([win(id)])).ok).toBe(true)
})

test('the same market twice, its opposite and a double tap are refused', async () => {
  const { id } = await offered()
  expect((await publish([win(id)])).ok).toBe(true)
  expect(await publish([win((await offered()).id)])).toMatchObject({ code: 'publish.fast' })
  app.clock.advance(20_000)
  expect(await publish([win(id, '1')])).toMatchObject({ code: 'publish.twice' })
  const against: PublishedPick = { matchId: id, oddsType: 'asian', option: '0' }
  expect(await publish([against])).toMatchObject({ code: 'publish.contradiction' })
})

test('a miss sold as 不中退 is paid back once', async () => {
  const match = await offered()
  const done = await publish([win(match.id, '0')], { refundOnMiss: true })
  const id = done.ok ? done.output.id : ''
  await make.charge('mei', 3800)
  expect((await app.as('mei').call(planEndpoints.pay, { id })).ok).toBe(true)
  await match.hears(
    match.report(2, goal('home', 3)),
    match.report(3, { kind: 'status', phase: 'finished' }),
  )
  await settlePlans(app.ports)
  await settlePlans(app.ports)
  expect(await app.as('mei').call(planEndpoints.look, { id })).toMatchObject({
    output: { result: 'miss', owned: false, refundOnMiss: true },
  })
})
