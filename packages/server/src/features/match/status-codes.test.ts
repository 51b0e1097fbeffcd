import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import type { BasketballPhase } from '@linmen/contract/match/basketball-phase.ts'
import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import type { League } from '@linmen/domain/sport/atlas.ts'
import { feedReader } from '#features/match/feed/feed-reader.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { scriptedFeed } from '#feeds/scripted.ts'
import { asker } from '#test/ask-gateway.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { fixtureBetween, leagueNamed, teamNamed } from '#test/sport-factory.ts'
import { goal } from '#test/scripted-match.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'

const FOOTBALL: readonly [string, FootballPhase, number, string, number][] = [
  ['R-MATCH-FT-001', 'scheduled', 0, '未开赛', 0],
  ['R-MATCH-FT-002', 'inPlay', 1, '进行中', 1],
  ['R-MATCH-FT-003', 'firstHalf', 11, '上半场', 1],
  ['R-MATCH-FT-004', 'secondHalf', 12, '下半场', 1],
  ['R-MATCH-FT-005', 'extraTime', 13, '加时', 1],
  ['R-MATCH-FT-006', 'halfTime', 14, '中场', 1],
  ['R-MATCH-FT-007', 'finished', 2, '完场', 2],
  ['R-MATCH-FT-008', 'interrupted', 3, '中断', 1],
  ['R-MATCH-FT-009', 'cancelled', 4, '取消', 0],
  ['R-MATCH-FT-010', 'deleted', 5, '已删除', 0],
  ['R-MATCH-FT-011', 'unknown', 6, '未知', 0],
  ['R-MATCH-FT-012', 'abandoned', 7, '腰斩', 0],
  ['R-MATCH-FT-013', 'postponed', 8, '推迟', 0],
  ['R-MATCH-FT-014', 'penalties', 9, '点球', 1],
]

const BASKETBALL: readonly [string, BasketballPhase, number, string, number][] = [
  ['R-MATCH-BK-001', 'scheduled', 0, '未开赛', 0],
  ['R-MATCH-BK-002 R-MATCH-BK-022', 'quarter1', 1, '第1节', 1],
  ['R-MATCH-BK-003', 'quarter2', 2, '第2节', 1],
  ['R-MATCH-BK-004', 'quarter3', 3, '第3节', 1],
  ['R-MATCH-BK-005', 'quarter4', 4, '第4节', 1],
  ['R-MATCH-BK-006', 'overtime1', 5, '加时1', 1],
  ['R-MATCH-BK-007', 'overtime2', 6, '加时2', 1],
  ['R-MATCH-BK-008', 'overtime3', 7, '加时3', 1],
  ['R-MATCH-BK-009', 'overtime4', 8, '加时4', 1],
  ['R-MATCH-BK-010', 'overtime5', 9, '加时5', 1],
  ['R-MATCH-BK-011', 'overtime6', 10, '加时6', 1],
  ['R-MATCH-BK-012', 'overtime7', 11, '加时7', 1],
  ['R-MATCH-BK-013 R-MATCH-BK-022', 'overtime8', 12, '加时8', 1],
  ['R-MATCH-BK-014 R-MATCH-BK-022', 'halfTime', 50, '中场', 1],
  ['R-MATCH-BK-015 R-MATCH-BK-022', 'finished', -1, '完场', 2],
  ['R-MATCH-BK-016', 'undecided', -2, '待定', 0],
  ['R-MATCH-BK-017 R-MATCH-BK-022', 'interrupted', -3, '中断', 0],
  ['R-MATCH-BK-018', 'cancelled', -4, '取消', 0],
  ['R-MATCH-BK-019', 'postponed', -5, '推迟', 0],
  ['R-MATCH-BK-020', 'deleted', -10, '已删除', 0],
  ['R-MATCH-BK-021 R-MATCH-BK-022', 'unknown', -11, '未知', 0],
]

const day = businessDay(TEST_NOW_MS)
const numbered = (name: string, id: string): League => ({ ...leagueNamed(name, 'basketball'), id })
const english = leagueNamed('英超')
const nba = numbered('NBA', '1')
const cba = numbered('CBA', '3')
const euro = numbered('欧篮联', '9')
const pairOf = (league: League) => [
  teamNamed(`${league.id}h`, '伦敦竞技', league),
  teamNamed(`${league.id}a`, '利兹流浪', league),
]
const sides = new Map([english, nba, cba, euro].map((league) => [league.id, pairOf(league)]))
const on = (league: League, id: string, daysAway = 0) =>
  fixtureBetween(sides.get(league.id)!, {
    id,
    day: addDays(day, daysAway),
    kickOffAtMs: TEST_NOW_MS + daysAway * 86_400_000,
  })

const NUMBERED = {
  single: { number: '周三001', handicap: -1 },
  beijing: { issue: '261125', number: 7 },
  pool: { issue: '26150', place: 3 },
}

let app: TestApp
const ask = asker(() => app, basketballGateway)
beforeAll(async () => {
  app = await startApp()
  const feed = scriptedFeed({
    leagues: [english, nba, cba, euro],
    teams: [...sides.values()].flat(),
    fixtures: [
      { ...on(english, 'f-numbered'), lottery: NUMBERED },
      ...FOOTBALL.map(([, phase]) => on(english, `f-${phase}`)),
      ...BASKETBALL.map(([, phase]) => on(euro, `b-${phase}`)),
      ...[nba, cba].flatMap((league) => [
        on(league, `${league.id}-1`, -1),
        on(league, `${league.id}-2`),
      ]),
    ],
  })
  connectFeed(app.ports, feed)
  const said = { seq: 1, atMs: TEST_NOW_MS, kind: 'status' } as const
  feed.say(
    ...FOOTBALL.map(([, phase]) => ({ ...said, matchId: `f-${phase}`, phase })),
    ...BASKETBALL.map(([, phase]) => ({ ...said, matchId: `b-${phase}`, phase })),
    { ...said, seq: 2, matchId: 'f-secondHalf', ...goal('home', 50) },
  )
  app.clock.advance(1000)
  await feedReader(app.ports, feed).read()
})
afterAll(() => app.close())

interface Told {
  readonly matchId: string
  readonly matchStatus: object
  readonly live: { readonly status: number; readonly score: object }
  readonly home: object
}

/** The answer as it travels. */
async function raw<T>(apiName: string, fields: object): Promise<T> {
  const answer = await app.visitor().fetch(gatewayPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiName, ...fields }),
  })
  return (await answer.json()) as T
}

test.each(FOOTBALL)(
  '%s football that is %s has code %i: %s, value %i',
  async (_rule, phase, code, desc, value) => {
    const told = await raw<Told>('getMatchInfoById', { matchId: `f-${phase}` })
    expect(told.matchStatus).toMatchObject({ desc, value })
    expect(told.live.status).toBe(code)
  },
)

test('R-MATCH-FT-017 R-MATCH-FT-018 a status has desc, value and shortDesc; a score is home:away by phase', async () => {
  const told = await raw<Told>('getMatchInfoById', { matchId: 'f-secondHalf' })
  expect(told.matchStatus).toEqual({ desc: '下半场', value: 1, shortDesc: '下' })
  expect(told.live.score).toMatchObject({ full: '1:0' })
})

const listed = async (id: string) => {
  const { groups } = await ask('getBkTodayGroupLeagueMatchList', { company: 5 })
  return groups.flatMap(({ matches }) => matches).find((match) => match.id === id)
}

test.each(BASKETBALL)(
  '%s basketball that is %s has code %i: %s, value %i',
  async (_rule, phase, code, desc, value) => {
    const told = await raw<Told>('getBkMatchDetail', { matchId: `b-${phase}` })
    expect(told.live.status).toBe(code)
    const words = (await listed(`b-${phase}`))?.statusWords
    // What was deleted is no longer in any list.
    expect(words).toEqual(
      phase === 'deleted' ? undefined : expect.objectContaining({ desc, value }),
    )
  },
)

test('R-MATCH-FT-022 games 401, 405 and 407 are of football, 406 is of basketball', async () => {
  const football = await raw<{ lotteryList: number[] }>('getMatchInfoById', {
    matchId: 'f-numbered',
  })
  expect(football.lotteryList.toSorted((a, b) => a - b)).toEqual(
    expect.arrayContaining([401, 405, 407]),
  )
  const basketball = await raw<{ lotteryList: number[] }>('getBkMatchDetail', {
    matchId: 'b-quarter1',
  })
  expect(basketball.lotteryList).toEqual([406])
})

test.each([
  ['1', 720],
  ['3', 720],
  ['9', 600],
])('R-MATCH-BK-023 a quarter of league %s has %i seconds', async (league, seconds) => {
  const matchId = league === '9' ? 'b-quarter1' : `${league}-2`
  expect(await raw('getBkMatchDetail', { matchId })).toMatchObject({ quarterTime: seconds })
})

test.each([
  ['NBA', '1', true],
  ['CBA', '3', false],
])(
  'R-MATCH-BK-024 of the %s (league %s) a second match in two days is marked: %s',
  async (_name, id, marked) => {
    expect((await listed(`${id}-2`))?.home.backToBackTwo).toBe(marked)
  },
)
