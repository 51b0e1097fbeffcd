import { afterAll, beforeAll, expect, test } from 'vitest'
import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { LONGEST_MATCH_MS } from '@linmen/domain/shield/spoiler-shield.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { archiveOf } from '#features/archive/public.ts'
import { basketballNight, TONIGHT } from '#test/basketball-night.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { asker } from '#test/ask-gateway.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, basketballNight(app.clock))
  await archiveOf(app.ports).seasonMatches('1026')
})
afterAll(() => app.close())

const ask = asker(() => app, basketballDetailGateway)
const ALL = {
  matchId: TONIGHT,
  sameVenue: false,
  sameLeague: false,
  part: 'full',
  pageSize: 10,
} as const
const idsOf = (matches: readonly { matchId: string }[]) => matches.map(({ matchId }) => matchId)

test('R-H2H-001 R-H2H-002 R-H2H-003 a head-to-head travels under the names of the specification', async () => {
  const response = await app.visitor().fetch('/sportdata/f', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiName: 'getBkTeamBoutMatch', matchId: TONIGHT }),
  })
  expect(await response.json()).toMatchObject({
    code: 1,
    resultStat: { win: 0, draw: 0, lose: 5 },
    letResultStat: { win: 0, draw: 0, lose: 5 },
    bigsmallResultStat: { big: 5, small: 0, other: 0 },
    scoreStat: { score: 100, loseScore: 108, totalScore: 208, differ: -8 },
    fightNum: 5,
    winNumberPer: 0,
    loseNumberPer: 100,
    winPlateNumPer: 0,
    bigBallNumPer: 100,
    matchVos: [
      {
        matchId: '111',
        leagueName: 'NBA',
        matchDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        backToBackFlag: true,
        backToBackTwo: true,
        backToBackThree: false,
      },
      { matchId: '193', backToBackFlag: false },
      { matchId: '192' },
      { matchId: '191' },
      { matchId: '190' },
    ],
  })
})

test('R-H2H-001 two teams that never met here have 0 % of everything', async () => {
  const none = await ask('getBkTeamBoutMatch', { ...ALL, matchId: '140', sameVenue: true })
  expect(none).toMatchObject({ played: 0, winPercent: 0, losePercent: 0, overPercent: 0 })
})

test('recent matches of both, newest first, with rest and consecutive days of the team itself', async () => {
  const { home, away } = await ask('getBkTeamRecentMatch', ALL)
  expect(home).toMatchObject({ played: 8, results: { win: 3, lose: 5 }, rest: 2 })
  expect(home.streak).toEqual({ outcome: 'win', length: 2 })
  expect(away).toMatchObject({ teamName: '东队', winPercent: 100, rest: 2 })
  const marks = away.matches.map(({ backToBack, backToBackThree }) => [backToBack, backToBackThree])
  expect(marks.slice(0, 4)).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [true, false],
  ])
})

test('switches narrow a history: home only, the half, how many', async () => {
  const here = await ask('getBkTeamRecentMatch', { ...ALL, sameVenue: true })
  expect(here.home.matches.every(({ homeName }) => homeName === here.home.teamName)).toBe(true)
  const half = await ask('getBkTeamRecentMatch', { ...ALL, part: 'half' })
  expect(half.away).toMatchObject({ points: { scored: 54, conceded: 50 }, handicapPercent: 0 })
  const two = await ask('getBkTeamRecentMatch', { ...ALL, pageSize: 2 })
  expect(two.away.matches).toHaveLength(2)
})

test('what comes after the match, with the days until then', async () => {
  const { home, away } = await ask('getBkTeamFutureMatch', ALL)
  expect(home.matches).toMatchObject([{ leagueName: 'NBA', days: 1, backToBackTwo: true }])
  expect(idsOf(away.matches)).toHaveLength(1)
  const there = await ask('getBkTeamFutureMatch', { ...ALL, sameVenue: true })
  expect(there.away.matches).toEqual([])
})

test('key points name their sample in the words of basketball', async () => {
  const { points } = await ask('getBkMatchTidianList', { matchId: TONIGHT })
  const said = points.map(({ text }) => text)
  expect(said).toContain('东队近8场8胜0负，场均得108分失100分，来源：本站收录8场')
  expect(said.every((text) => /来源：本站收录\d+场$/.test(text))).toBe(true)
})

test('what is summed up says when a result last changed it, as its newest match does', async () => {
  const question = { matchId: TONIGHT, place: 'all', part: 'full', size: 10 } as const
  const { home, away } = await ask('getBkTeamRecentMatch', ALL)
  const kickOffs = [...home.matches, ...away.matches].map(({ kickOffAtMs }) => kickOffAtMs)
  const changed = [
    await ask('getBkMatchAnalyzeStandingData', question),
    await ask('getBkMatchTeamRankAndCount', { matchId: TONIGHT, place: 'all' }),
    await ask('getBkMatchTidianList', { matchId: TONIGHT }),
  ].map(({ changedAtMs, playedAtMs }) => ({ changedAtMs, playedAtMs }))
  const playedAtMs = Math.max(...kickOffs)
  const newest = { changedAtMs: playedAtMs + LONGEST_MATCH_MS, playedAtMs }
  expect(changed).toEqual([newest, newest, newest])
})

test('the last matches in figures: quarters, extremes, margins, one stage', async () => {
  const question = { matchId: TONIGHT, place: 'all', part: 'full', size: 10 } as const
  const all = await ask('getBkMatchAnalyzeStandingData', question)
  expect(all.stages.toSorted()).toEqual(['季后赛', '常规赛'].toSorted())
  expect(all.away).toMatchObject({
    played: 8,
    quarters: [{ period: 1, scored: 27, conceded: 25 }, {}, {}, {}],
    highest: { value: 108 },
    won: [0, 8, 0, 0, 0, 0],
  })
  const regular = await ask('getBkMatchAnalyzeStandingData', { ...question, stage: '常规赛' })
  expect(regular.away.played).toBe(4)
  const away = await ask('getBkMatchAnalyzeStandingData', { ...question, place: 'away', size: 1 })
  expect(away.away.played).toBe(1)
})
