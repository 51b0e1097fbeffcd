import { afterAll, beforeAll, expect, test } from 'vitest'
import { rankingEndpoints } from '@linmen/contract/expert/ranking.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { littleSeason } from '#test/little-season.ts'
import { factoryFor } from '#test/plan-factory.ts'

const DAY = 86_400_000

let app: TestApp
let make: ReturnType<typeof factoryFor>

beforeAll(async () => {
  app = await startApp({ feed: littleSeason })
  make = factoryFor(app)
  for (const id of ['ann', 'ben', 'cai']) {
    await app.member({ id, level: 2, role: 'expert' })
    await make.expert(id)
  }
  await record('ann', '+-+++', '英超')
  await record('ben', '++-+-+', '欧冠')
  await record('cai', '+', '欧冠')
})
afterAll(() => app.close())

/** Settled plans, the newest first, one a day, at 2.00. */
async function record(expert_id: string, marks: string, league_name: string) {
  const nowMs = app.clock.nowMs()
  for (const [at, mark] of [...marks].entries()) {
    const kickoff_ms = nowMs - (at + 1) * DAY
    await make.plan({
      expert_id,
      league_name,
      kickoff_ms,
      published_at_ms: kickoff_ms - DAY,
      result: mark === '+' ? 'hit' : 'miss',
      odds_hundredths: 200,
      returned_hundredths: mark === '+' ? 200 : 0,
      settled_at_ms: kickoff_ms + 7_200_000,
    })
  }
}

const rank = async (kind: 'hits' | 'streak' | 'profit' | 'strength') => {
  const input = { sport: 'football', kind, pageNo: 1, pageSize: 8 } as const
  const page = await app.visitor().call(rankingEndpoints.ranking, input)
  return page.ok ? page.output.items.map(({ expert, place }) => [expert.id, place]) : page.code
}

test('the best stand first, and a short record has no place', async () => {
  expect(await rank('hits')).toEqual([
    ['ann', 1],
    ['ben', 2],
    ['cai', undefined],
  ])
  expect(await rank('streak')).toEqual([
    ['ben', 1],
    ['ann', 2],
    ['cai', undefined],
  ])
  expect(await rank('strength')).toEqual([
    ['ann', undefined],
    ['ben', undefined],
    ['cai', undefined],
  ])
})

test('R-PLAN-008: shares of hits are asked for in order 8, and three picks are no share', async () => {
  expect(planEndpoints.winRatios.input.decode({ x: 3 })).toMatchObject({ order: 8 })
  const input = { period: 'month', order: 8 } as const
  const ratios = await app.visitor().call(planEndpoints.winRatios, input)
  expect(
    ratios.ok && ratios.output.items.map(({ expert, percent }) => [expert.id, percent]),
  ).toEqual([
    ['ann', 80],
    ['ben', 66.7],
  ])
})

test('records are told league by league, with what came back', async () => {
  const input = { expertId: 'ben', gameType: 'all' } as const
  expect(await app.visitor().call(rankingEndpoints.leagueRecords, input)).toMatchObject({
    output: { leagues: [{ league: '欧冠', picks: 6, hits: 4, profit: 33.3, share: 100 }] },
  })
  const best = await app.visitor().call(rankingEndpoints.leagueExperts, { league: '欧冠' })
  expect(best.ok && best.output.items.map(({ expert }) => expert.id)).toEqual(['ben'])
})

test.each([
  ['by the name that picks have', '欧冠', '欧冠', ['ben']],
  ['by its name before anybody has picked there', 'NBA', 'NBA', []],
  ['by its number', 'l-football', '英超', ['ann']],
])('a league is asked for %s', async (_how, league, name, experts) => {
  const best = await app.visitor().call(rankingEndpoints.leagueExperts, { league })
  expect(best.ok && [best.output.name, best.output.items.map(({ expert }) => expert.id)]).toEqual([
    name,
    experts,
  ])
})

test('a league nobody knows is refused', async () => {
  const best = await app.visitor().call(rankingEndpoints.leagueExperts, { league: '999999' })
  expect(best).toMatchObject({ ok: false, code: 'league.not_found' })
})

test('lists are narrowed by expert, league, stage and price', async () => {
  const list = async (more: object) => {
    const input = { kind: 'all', pageNo: 1, pageSize: 20, ...more } as const
    const page = await app.as('mei').call(planEndpoints.list, input)
    return page.ok ? page.output.items.length : page.code
  }
  expect(await list({ expertId: 'ben' })).toBe(6)
  expect(await list({ expertId: 'ben', stage: 'miss' })).toBe(2)
  expect(await list({ leagueName: '英超' })).toBe(5)
  expect(await list({ stage: 'onSale' })).toBe(0)
  expect(await list({ free: true })).toBe(0)
  expect(await list({ mine: 'bought' })).toBe(0)
  expect(await list({ kind: 'handicap' })).toBe(0)
})

test('R-EXPERT-012: a page of the ranking holds 8 experts unless another number is asked for', async () => {
  for (const id of ['dou', 'eva', 'fan', 'gao', 'hui', 'jin']) {
    await app.member({ id, level: 2, role: 'expert' })
    await make.expert(id)
    await record(id, '++', '西甲')
  }
  const shown = async (query: string) => {
    const response = await app.visitor().fetch(`/api/famous/ranking/1/1${query}`)
    const page = rankingEndpoints.ranking.output.decode(await response.json())
    return [page.items.length, page.hasNext]
  }
  expect(await shown('')).toEqual([8, true])
  expect(await shown('?pageNo=2')).toEqual([1, false])
  expect(await shown('?pageSize=9')).toEqual([9, false])
})
