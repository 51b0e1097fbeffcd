import { afterAll, beforeAll, expect, test } from 'vitest'
import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { archiveOf } from '#features/archive/public.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { asker } from '#test/ask-gateway.ts'
import { basketballNight, TIP_OFF_IN_MS, TONIGHT } from '#test/basketball-night.ts'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, basketballNight(app.clock))
  await archiveOf(app.ports).seasonMatches('1026')
  app.clock.advance(TIP_OFF_IN_MS + 3_000_000)
})
afterAll(() => app.close())

const ask = asker(() => app, basketballDetailGateway)
const askList = asker(() => app, basketballGateway)
const match = { matchId: TONIGHT }

test('a match with its teams, places, state and half-time score', async () => {
  expect(await ask('getBkMatchDetail', match)).toMatchObject({
    id: TONIGHT,
    followed: false,
    leagueName: 'NBA',
    seasonName: '2026/27',
    stageName: '常规赛',
    home: { name: '南队', conference: '西部', backToBackTwo: false },
    away: { name: '东队', conference: '东部' },
    statusWords: { desc: '第3节', value: 1 },
    live: { score: { home: 3, away: 5 }, corrections: 1 },
    half: { home: 3, away: 5 },
    quarterSeconds: 720,
    number: '周三001',
  })
})

test('before the tip-off there is no half-time; consecutive days of each side are told', async () => {
  const next = await ask('getBkMatchDetail', { matchId: '150' })
  expect(next).toMatchObject({
    half: null,
    statusWords: { value: 0 },
    home: { backToBackTwo: true },
    away: { backToBackTwo: true, backToBack: false },
  })
  const over = await ask('getBkMatchDetail', { matchId: '111' })
  expect(over).toMatchObject({ statusWords: { value: 2 }, half: { home: 54, away: 50 } })
})

test('places of both in the table of everybody and in their conferences', async () => {
  const { home, away, stageName } = await ask('getBkMatchTeamRank', match)
  expect(stageName).toBe('常规赛')
  expect(home).toMatchObject({
    overall: { rank: 2, won: 3, zone: null },
    inConference: { rank: 1 },
  })
  expect(away).toMatchObject({ overall: { rank: 1 }, inConference: { rank: 1, zone: 'title' } })
})

test('what is counted of a season, everywhere and at home', async () => {
  const all = await ask('getBkMatchTeamRankAndCount', { ...match, place: 'all' })
  expect(all.away).toMatchObject({ played: 8, winPercent: 100, odd: { count: 0, percent: 0 } })
  const home = await ask('getBkMatchTeamRankAndCount', { ...match, place: 'home' })
  expect(home.place).toBe('home')
  expect(home.away.played).toBe(4)
})

test('box scores with totals, shots, quarters and the tables both stand in', async () => {
  const found = await ask('getBkMatchStanding', match)
  expect(found.tables.map(({ conference }) => conference)).toEqual(['东部', '西部'])
  expect(found.columns.map(({ name }) => name)).toEqual(['时间', '得分', '正负值'])
  expect(found.home).toMatchObject({
    players: [{ playerId: '1021', figures: { points: 3, plusMinus: -3 } }],
    totals: { points: 3 },
  })
  expect(found).toMatchObject({
    score: { home: 3, away: 5 },
    periods: [{ home: 3, away: 2 }, { home: 0, away: 3 }, {}],
    statistics: [{ period: 'first', figures: [{ name: '篮板' }] }],
    shots: [{ at: 20, made: true, points: 3 }],
  })
})

test('line-ups, who is missing, and what speaks for and against a side', async () => {
  const { home, away } = await ask('getBkMatchLineup', match)
  expect(home.lineup).toMatchObject({ confirmed: true, starters: [{ name: '林' }] })
  expect(away).toMatchObject({ lineup: null, squad: [{ name: '东队1号' }, { name: '东队2号' }] })
  const missing = await ask('getBkMatchInjury', match)
  expect(missing.away.absences).toMatchObject([{ name: '卡恩', reason: 'rest' }])
  const said = await ask('getBkMatchInfomationList', match)
  expect(said.away).toMatchObject([{ tone: 'bad', title: '连续作战' }])
})

test('text live by quarter, newest first, and the leads over the time of play', async () => {
  const { periods, leads, biggest, ends } = await ask('getBkMatchTextLive', match)
  expect(periods.map(({ name }) => name)).toEqual(['第3节', '第2节', '第1节'])
  expect(periods[2]!.lines[1]).toMatchObject({ clock: '11:20', text: '林 两分命中', side: 'away' })
  expect(leads.map(({ lead }) => lead)).toEqual([0, 3, 1, -2])
  expect(biggest).toEqual({ home: 3, away: 2 })
  expect(ends).toEqual([720, 1440, 2160])
  expect((await ask('getBkMatchTextLiveLastOne', match)).line).toMatchObject({ text: '第3节开始' })
  expect((await ask('getBkMatchTextLiveLastOne', { matchId: '150' })).line).toBeNull()
})

test('score changes: all of them, and only those after a number', async () => {
  const all = await ask('getBkScoreChangeList', match)
  expect(all.changes.map(({ kind, score }) => [kind, score.home, score.away])).toEqual([
    ['points', 3, 0],
    ['points', 3, 3],
    ['correction', 3, 0],
    ['points', 3, 2],
    ['points', 3, 5],
  ])
  const later = await ask('getBkScoreChangeList', { ...match, sinceChange: 6 })
  expect(later.changes).toMatchObject([{ version: 9, score: { home: 3, away: 5 } }])
  const none = await ask('getBkScoreChangeList', { ...match, sinceChange: all.last })
  expect(none).toMatchObject({ last: all.last, changes: [], live: { score: { away: 5 } } })
})

test('live scores of chosen matches; unknown ones are left out, but not all', async () => {
  const matchIds = [TONIGHT, '111', '999999999', '1000']
  const { matches } = await askList('getBkMatchListLiveScore', { matchIds })
  expect(matches.map(({ matchId, live }) => [matchId, live.phase])).toEqual([
    [TONIGHT, 'quarter3'],
    ['111', 'finished'],
  ])
  const method = basketballGateway.getBkMatchListLiveScore
  const none = { matchIds: ['999999999'] }
  expect(await app.visitor().gateway('getBkMatchListLiveScore', method, none)).toMatchObject({
    ok: false,
    code: 'match.not_found',
  })
})

test.each(Object.keys(basketballDetailGateway) as (keyof typeof basketballDetailGateway)[])(
  '%s refuses unknown numbers and wrong types in words',
  async (apiName) => {
    const code = async (fields: object) => {
      const response = await app.visitor().fetch('/sportdata/f', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ apiName, ...fields }),
      })
      expect(response.status).toBeLessThan(500)
      const { errorCode, errorMsg } = (await response.json()) as Record<string, string>
      expect(errorMsg).toMatch(/[\u4e00-\u9fff]/)
      return errorCode
    }
    expect(await code({ matchId: 999_999_999 })).toBe('match.not_found')
    expect(await code({ matchId: '1000' })).toBe('match.not_found')
    for (const matchId of [undefined, { wrong: [true] }, '⚽🏀', -1])
      expect(await code({ matchId })).toBe('bad_input')
  },
)
