import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { lotteryGateway } from '@linmen/contract/lottery/lottery.gateway.ts'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { poolIssues } from '@linmen/domain/lottery/pool-issue.ts'
import type { Fixture, FootballResult } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { SportsFeed } from '#feeds/port.ts'
import { scriptedFeed } from '#feeds/scripted.ts'
import { asker } from '#test/ask-gateway.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { fixtureBetween, leagueNamed, teamNamed } from '#test/sport-factory.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'

const league = leagueNamed('英超')
const teams = [teamNamed('1', '伦敦竞技', league), teamNamed('2', '利兹流浪', league)]
const [issue] = poolIssues(addDays(businessDay(TEST_NOW_MS), -2), 1)
const BEIJING = '261121'
const HOUR_MS = 3_600_000

const pair = (score: string) => {
  const [home = 0, away = 0] = score.split(':').map(Number)
  return { home, away }
}

/** A match of the issue: its score, or why there is none, and the score at half-time where it is known. */
const PLAYED: readonly (readonly [full: string, half?: string])[] = [
  ['2:1', '0:1'],
  ['0:0'],
  ['1:3', '1:0'],
  ['postponed'],
]

const fixtures = PLAYED.map((_, at): Fixture =>
  fixtureBetween(teams, {
    id: `${at + 1}`,
    day: issue!.day,
    kickOffAtMs: Date.parse(`${issue!.day}T20:00:00+08:00`) + at * HOUR_MS,
    seasonId: 's1',
    lottery: {
      single: { number: `周六00${at + 1}`, handicap: -1 },
      // The pools count their places from the other end.
      pool: { issue: issue!.issue, place: PLAYED.length - at },
      beijing: { issue: BEIJING, number: at + 1 },
    },
  }),
)
const results = () =>
  PLAYED.slice(0, over).map(([full, half], at) => ({
    matchId: fixtures[at]!.id,
    result: resultOf(full, half),
    closing: null,
  }))

const NOUGHT = { home: 0, away: 0 }
const resultOf = (full: string, half?: string): FootballResult => ({
  sport: 'football',
  phase: full === 'postponed' ? 'postponed' : 'finished',
  full: full === 'postponed' ? NOUGHT : pair(full),
  ...(half && { half: pair(half) }),
  corners: NOUGHT,
  yellowCards: NOUGHT,
  redCards: NOUGHT,
})

let over = 2
const dates = { firstDay: '2026-08-01', lastDay: '2027-05-30', name: '本季', rounds: 4 }
const feed: SportsFeed = {
  ...scriptedFeed({ leagues: [league], teams, fixtures }),
  atlas: async () => {
    const seasons = [{ id: 's1', leagueId: league.id, ...dates }]
    return { countries: [], leagues: [league], seasons, stages: [] }
  },
  season: async () => ({ teams, fixtures, stages: [], results: results() }),
}

let app: TestApp
beforeAll(async () => {
  app = await startApp({ feed })
})
afterAll(() => app.close())

const ask = asker(() => app, lotteryGateway)
const learnResults = async () => {
  app.clock.advance(2 * 60_000)
  await archiveOf(app.ports).seasonMatches('s1')
}

test('R-JIEDU-005 a draw is asked from the data service by apiName, issueNo and gameId 401', async () => {
  const answer = await app.visitor().fetch(gatewayPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiName: 'getLotteryDraw', issueNo: issue!.issue, gameId: 401 }),
  })
  expect(await answer.json()).toMatchObject({ code: 1, issueNo: issue!.issue, gameId: 401 })
})

test('an issue of a day nobody opened is found, and is open while a match is', async () => {
  const draw = await ask('getLotteryDraw', { issue: issue!.issue, game: 'winDrawLose' })
  expect(draw).toMatchObject({ drawn: false, result: null })
  expect(draw.matches.map(({ place, matchId, mark }) => [place, matchId, mark])).toEqual([
    [1, '4', null],
    [2, '3', null],
    [3, '2', null],
    [4, '1', null],
  ])
  await learnResults()
  const half = await ask('getLotteryDraw', { issue: issue!.issue, game: 'winDrawLose' })
  expect(half.matches.map(({ mark }) => mark)).toEqual([null, null, '1', '3'])
  expect(half).toMatchObject({ drawn: false, result: null })
})

test('it is drawn when every match is decided; one that was not played counts for every pick', async () => {
  over = PLAYED.length
  await learnResults()
  for (const game of ['winDrawLose', 'pickNine'] as const) {
    const draw = await ask('getLotteryDraw', { issue: issue!.issue, game })
    expect(draw).toMatchObject({ game, drawn: true, result: '*013' })
    expect(draw.matches.map(({ score }) => score)).toEqual([
      null,
      { home: 1, away: 3 },
      { home: 0, away: 0 },
      { home: 2, away: 1 },
    ])
    expect(draw.matches.every(({ games }) => games === null)).toBe(true)
  }
})

test('北单 adds the handicap and knows four more games; half and full only with a half-time score', async () => {
  const draw = await ask('getLotteryDraw', { issue: BEIJING, game: 'beijingSingle' })
  expect(draw).toMatchObject({ drawn: true, result: '100*' })
  expect(draw.matches.map(({ games }) => games)).toEqual([
    { goals: 3, halfFull: '03', upDown: '上单', score: '2:1' },
    { goals: 0, halfFull: null, upDown: '下双', score: '0:0' },
    { goals: 4, halfFull: '30', upDown: '上双', score: '1:3' },
    null,
  ])
})

test('an issue nobody knows is refused', async () => {
  for (const asked of [
    { issue: '26999', game: 'winDrawLose' },
    { issue: '999', game: 'beijingSingle' },
  ] as const)
    expect(
      await app.visitor().gateway('getLotteryDraw', lotteryGateway.getLotteryDraw, asked),
    ).toMatchObject({ ok: false, code: 'lottery.no_issue' })
})
