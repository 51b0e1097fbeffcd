import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import { specialOddsEndpoints } from '@linmen/contract/special/special-odds.endpoints.ts'
import type { DepthBody } from '@linmen/domain/sport/depth.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Answer } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { KICK_OFF_MS, tellSeason } from '#test/little-season.ts'

const { feed, said } = tellSeason()

const HOUR_MS = 3_600_000

const offer = (company: number, seq: number, hours: number, home: number): OddsTick => ({
  matchId: '100',
  company,
  seq,
  atMs: KICK_OFF_MS + hours * HOUR_MS,
  european: { home, draw: 320, away: 380 },
  asian: { first: 90, line: 5000, second: 96 },
  overUnder: { first: 92, line: 25_000, second: 94 },
})
const depth = (body: DepthBody, atMs = KICK_OFF_MS - 1) =>
  said.depth.push({ ...body, matchId: '100', seq: said.depth.length + 1, atMs })

let app: TestApp
beforeAll(async () => {
  said.odds.push(
    offer(6, 1, -48, 210),
    offer(6, 2, -2, 200),
    offer(6, 3, 0.5, 150),
    offer(2, 1, -40, 205),
    offer(3, 1, -30, 198),
    offer(3, 2, 1.3, 110),
    offer(25, 1, -20, 204),
  )
  const stake = (amount: number, price: number) => ({ amount, price })
  depth({ kind: 'volume', home: stake(6000, 204), draw: stake(1500, 330), away: stake(0, 390) })
  depth({ kind: 'volume', home: stake(9000, 202), draw: stake(2000, 330), away: stake(1000, 390) })
  depth({ kind: 'trade', outcome: 'home', action: 'back', price: 202, amount: 3000 })
  depth({ kind: 'trade', outcome: 'away', action: 'lay', price: 390, amount: 5000 })
  const later = KICK_OFF_MS + HOUR_MS
  depth(
    { kind: 'volume', home: stake(9900, 103), draw: stake(2600, 2100), away: stake(1400, 10_000) },
    later,
  )
  depth({ kind: 'trade', outcome: 'away', action: 'back', price: 10_000, amount: 900 }, later)
  depth({ kind: 'betShare', game: 'winDrawLose', home: 612, draw: 210, away: 178 })
  said.play.push({
    kind: 'status',
    phase: 'firstHalf',
    clockFromMs: KICK_OFF_MS,
    matchId: '100',
    seq: 1,
    atMs: KICK_OFF_MS,
  })
  said.play.push({
    kind: 'goal',
    side: 'home',
    minute: 60,
    player: '霍尔姆',
    matchId: '100',
    seq: 2,
    atMs: KICK_OFF_MS + 1.25 * HOUR_MS,
  })
  app = await startApp({ feed })
  await archiveOf(app.ports).seasonMatches('s1')
})
afterAll(() => app.close())

function told<Out>(answer: Answer<Out>): Out {
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}
type Table = typeof oddsGateway
type In<N extends keyof Table> = Parameters<Table[N]['input']['encode']>[0]
type Out<N extends keyof Table> = ReturnType<Table[N]['output']['decode']>

async function ask<N extends keyof Table>(name: N, input: In<N>): Promise<Out<N>> {
  const answer = await app.visitor().gateway(name, oddsGateway[name] as never, input as never)
  return told(answer) as Out<N>
}
const match = { matchId: '100' }
const page = { ...match, pageNo: 1, pageSize: 10 }

test.each(['getEuropeOddsList', 'getAsiaOddsList', 'getBigSmallOddsList'] as const)(
  'R-API-012 %s without a page is its first one, of ten',
  async (name) => {
    const rowsOf = async (wanted: object) => {
      const body = JSON.stringify({ apiName: name, ...match, ...wanted })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${app.base}${gatewayPath}`, { method: 'POST', headers, body })
      return oddsGateway[name].output.decode(await response.json())
    }
    expect(await rowsOf({})).toEqual(await rowsOf({ pageNo: 1, pageSize: 10 }))
    expect((await rowsOf({ pageSize: 2 })).rows).toHaveLength(2)
    expect((await rowsOf({ pageNo: 2 })).rows).toEqual([])
  },
)

test('a table shows each bookmaker before kick-off, the exchange apart', async () => {
  const { rows, mean, total } = await ask('getEuropeOddsList', page)
  expect([total, mean?.companies]).toEqual([3, 3])
  expect(rows.map(({ company }) => company)).toEqual([6, 2, 3])
  expect(rows[0]).toMatchObject({
    name: '36*',
    first: { home: 210 },
    now: { home: 200 },
    changes: 1,
  })
})

test('the market can be turned back to any moment', async () => {
  const early = { ...page, atMs: KICK_OFF_MS - 35 * HOUR_MS }
  const { rows } = await ask('getEuropeOddsList', early)
  expect(rows.map(({ company, now }) => [company, now.home])).toEqual([
    [6, 210],
    [2, 205],
  ])
})

test('during play only companies that offer in play make the market', async () => {
  const later = { ...page, atMs: KICK_OFF_MS + HOUR_MS }
  const { rows, mean, total } = await ask('getEuropeOddsList', later)
  expect(rows.map(({ company, now }) => [company, now.home])).toEqual([[6, 150]])
  expect([total, mean?.companies, mean?.now.home]).toEqual([1, 1, 150])
  expect((await ask('getAsiaOddsList', later)).mean?.companies).toBe(1)
})

test('after a goal only companies that have spoken since make the market', async () => {
  const at = (hours: number) => ({ ...page, atMs: KICK_OFF_MS + hours * HOUR_MS })
  const just = await ask('getEuropeOddsList', at(1.26))
  expect([just.total, just.mean]).toEqual([0, null])
  const { rows, mean } = await ask('getEuropeOddsList', at(1.31))
  expect(rows.map(({ company, now }) => [company, now.home])).toEqual([[3, 110]])
  expect([mean?.companies, mean?.returnRate]).toEqual([1, rows[0]!.returnRate])
})

test('lines carry their Chinese names', async () => {
  const { rows, mean } = await ask('getAsiaOddsList', page)
  expect([rows[0]?.label, mean?.label]).toEqual(['半球', '半球'])
  expect((await ask('getBigSmallOddsList', page)).rows[0]?.label).toBe('2.5')
})

test('a history goes on after kick-off, newest first, page by page', async () => {
  const asked = { ...match, oddsId: '6', pageNo: 1, pageSize: 2 }
  const { rows, hasNext, total } = await ask('getEuropeOddsDetail', asked)
  expect([total, hasNext]).toEqual([3, true])
  expect(rows.map(({ odds, inPlay }) => [odds.home, inPlay])).toEqual([
    [150, true],
    [200, false],
  ])
  expect((await ask('getAsiaOddsDetail', { ...asked, oddsId: '2' })).rows).toHaveLength(1)
  expect((await ask('getBigSmallOddsDetail', { ...asked, oddsId: '77' })).rows).toEqual([])
})

test('Kelly and dispersion say what they are made of', async () => {
  const kelly = await ask('getMatchKellyDetail', match)
  expect([kelly.companies, kelly.rows.length]).toEqual([3, 3])
  expect(kelly.formula).toContain('不是投注比例')
  const spread = await ask('getMatchDiscreteIndex', match)
  expect(spread.now.odds?.home).toBeGreaterThan(0)
})

test('offers of the running match carry minute and score', async () => {
  const { rows, begun } = await ask('getMatchRollOdds', match)
  expect(begun).toBe(true)
  expect(rows).toMatchObject([
    { company: 3, score: { home: 1, away: 0 } },
    { company: 6, clock: "31'", score: { home: 0, away: 0 } },
  ])
})

test('shares of tickets stand beside the chance the market gives', async () => {
  const { winDrawLose, handicap, heat } = await ask('getMatchBetPercent', match)
  expect(winDrawLose).toMatchObject({ home: 61.2, draw: 21, away: 17.8 })
  expect(handicap).toBeNull()
  expect(heat?.home).toBeGreaterThan(0)
})

test('same odds looks only at matches that were over', async () => {
  const { counts, rows, scope } = await ask('getMatchSameOddsDetail', match)
  expect(counts).toEqual({ n: 6, home: 2, draw: 1, away: 3 })
  expect(rows[0]).toMatchObject({ matchId: '15', result: '负' })
  expect(scope).toContain('英超')
})

test('same odds are those of the company, the market and the leagues that were asked for', async () => {
  const askFor = async (fields: object) => {
    const body = JSON.stringify({ ...match, ...fields })
    const headers = { 'content-type': 'application/json' }
    const path = specialOddsEndpoints.sameOdds.path
    const response = await fetch(`${app.base}${path}`, { method: 'POST', headers, body })
    return specialOddsEndpoints.sameOdds.output.decode(await response.json())
  }
  const plain = await askFor({})
  expect(plain).toMatchObject({
    market: 'european',
    company: 6,
    odds: { home: 200 },
    tolerance: 0.05,
  })
  expect(plain.companies.map(({ company }) => company)).toEqual([6, 2, 3, 25])
  expect((await askFor({ leagueType: 0 })).scope).toContain('全部联赛')
  expect((await askFor({ leagueType: 2 })).counts).toEqual(plain.counts)
  expect((await askFor({ leagueType: 3 })).counts.n).toBe(0)
  // No company but the main one is on record for the old season.
  expect(await askFor({ providerId: '2' })).toMatchObject({ name: '威廉*', counts: { n: 0 } })
  expect(await askFor({ providerId: '99' })).toMatchObject({ counts: { n: 0 }, rows: [] })
  const lines = await askFor({ oddsType: 2 })
  expect(lines).toMatchObject({ market: 'asian', line: { line: 5000 }, counts: { n: 1 } })
  expect(lines.rows).toMatchObject([{ score: { home: 2, away: 0 }, result: '赢' }])
  const exact = await askFor({ exact: true })
  expect(exact.tolerance).toBe(0)
  expect(exact.counts.n).toBeLessThanOrEqual(plain.counts.n)
  const refused = await fetch(`${app.base}${specialOddsEndpoints.sameOdds.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...match, leagueType: 9 }),
  })
  expect(await refused.json()).toMatchObject({ code: 0 })
})

test('R-SPECIAL-004 exchange money counts once all three outcomes have some', async () => {
  const { exchange, exchangeBoard, exchangeTrades } = matchDetailEndpoints
  const { amounts } = told(await app.visitor().call(exchange, match))
  expect(amounts).toMatchObject({ home: 9900, draw: 2600, away: 1400 })
  const { board, history } = told(await app.visitor().call(exchangeBoard, { ...match, pageNo: 1 }))
  expect(history).toHaveLength(2)
  expect(board?.sides[0]).toMatchObject({ outcome: 'home', share: 75, profit: 12_000 - 18_180 })
  const trades = told(
    await app.visitor().call(exchangeTrades, { ...match, order: 'largest', pageNo: 1 }),
  )
  expect(trades.trades.map(({ amount }) => amount)).toEqual([5000, 3000, 900])
})

test('profit on the exchange is that of money and prices before play, and says so', async () => {
  const { board, formula } = told(
    await app.visitor().call(matchDetailEndpoints.exchangeBoard, { ...match, pageNo: 1 }),
  )
  expect(board).toMatchObject({ home: 9000, draw: 2000, away: 1000, atMs: KICK_OFF_MS - 1 })
  expect(board?.sides.map(({ price }) => price)).toEqual([2.02, 3.3, 3.9])
  expect(board?.sides.map(({ profit }) => profit)).toEqual([-6180, 5400, 8100])
  expect(formula).toContain('开赛前最后一次公布')
})

test('trades can be asked for up to a moment', async () => {
  const asked = { ...match, order: 'newest', atMs: KICK_OFF_MS, pageNo: 1 } as const
  const { total, trades } = told(
    await app.visitor().call(matchDetailEndpoints.exchangeTrades, asked),
  )
  expect(total).toBe(2)
  expect(trades.map(({ price }) => price)).not.toContain(100)
  expect(trades.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 5)
})

test.each(['999999999', '900'])('match %s has no football odds', async (matchId) => {
  const method = oddsGateway.getEuropeOddsList
  const answer = await app.visitor().gateway('getEuropeOddsList', method, { ...page, matchId })
  expect(answer).toMatchObject({ ok: false, code: 'match.not_found' })
  const exchange = await app.visitor().call(matchDetailEndpoints.exchange, { matchId })
  expect(exchange).toMatchObject({ ok: false, code: 'match.not_found' })
})
