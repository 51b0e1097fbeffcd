import { afterAll, beforeAll, expect, test } from 'vitest'
import { lotteryDesks } from '@linmen/contract/console/lottery-desks.ts'
import { lotterySettingEndpoints } from '@linmen/contract/console/lottery-setting.endpoints.ts'
import { lotteryEndpoints } from '@linmen/contract/interpretation/lottery.endpoints.ts'
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

const setMark = (matchId: string, mark: '3' | '*' | 'score', family: 'pool' | 'beijing' = 'pool') =>
  app.as('lao').call(lotterySettingEndpoints.setMark, { family, matchId, mark, reason: '官方公告' })
const drawnAs = async (game: 'winDrawLose' | 'beijingSingle') =>
  (await ask('getLotteryDraw', { issue: game === 'winDrawLose' ? issue!.issue : BEIJING, game }))
    .result
const deskRows = async (family: 'pool' | 'beijing') => {
  const wish = { family, pageNo: 1, pageSize: 50 }
  const told = await app.as('lao').call(lotteryDesks.lotteryMatches.row, wish)
  return (told.ok ? told.output.items : []).toSorted((a, b) => a.place! - b.place!)
}

test('the desk says of every place what the draw says', async () => {
  for (const [family, game] of [
    ['pool', 'winDrawLose'],
    ['beijing', 'beijingSingle'],
  ] as const)
    expect((await deskRows(family)).map(({ byScore }) => byScore).join('')).toBe(
      await drawnAs(game),
    )
})

test('what was officially drawn goes before the score, in its own game alone, until it is taken back', async () => {
  expect(await setMark('4', '3')).toMatchObject({ ok: true })
  expect(await drawnAs('winDrawLose')).toBe('3013')
  expect(await drawnAs('beijingSingle')).toBe('100*')
  expect(await setMark('1', '*', 'beijing')).toMatchObject({ ok: true })
  expect(await drawnAs('beijingSingle')).toBe('*00*')
  const listed = await app.visitor().call(lotteryEndpoints.listIssues, { size: 4 })
  const own = listed.ok && listed.output.issues.find((each) => each.issue === issue!.issue)
  expect(own).toMatchObject({ drawn: true, result: '3013' })
  const issues = await app
    .as('lao')
    .call(lotteryDesks.lotteryIssues.row, { q: issue!.issue, pageNo: 1, pageSize: 5 })
  expect(issues.ok && issues.output.items).toMatchObject([
    { family: 'pool', matches: 4, decided: 4, official: 1, result: '3013' },
  ])
  const { rows } = await app.db.pool.query(
    `select actor, why, before, after from audit where deed = 'lottery.mark' and subject = 'pool-4'`,
  )
  expect(rows).toEqual([
    { actor: 'lao', why: '官方公告', before: { mark: null }, after: { mark: '3' } },
  ])
  expect(await setMark('4', '3')).toMatchObject({ code: 'console.gone' })
  expect(await setMark('4', 'score')).toMatchObject({ ok: true })
  expect(await setMark('1', 'score', 'beijing')).toMatchObject({ ok: true })
  expect(await drawnAs('winDrawLose')).toBe('*013')
})

test('only a match of an issue is drawn, and only by whom it is up to', async () => {
  expect(await setMark('nobody', '3')).toMatchObject({ code: 'console.gone' })
  const content = await app.member({ id: 'cat', role: 'operator', operates: 'content' })
  const words = { family: 'pool', matchId: '4', mark: '3', reason: '试试' } as const
  expect(await content.call(lotterySettingEndpoints.setMark, words)).toMatchObject({
    code: 'no_permission',
  })
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
