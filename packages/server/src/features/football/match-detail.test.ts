import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FootballBody } from '@linmen/domain/match/match-report.ts'
import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import type { DepthBody, LineupPlayer } from '@linmen/domain/sport/depth.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Answer } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { KICK_OFF_MS, tellSeason } from '#test/little-season.ts'

const { feed, said } = tellSeason()

const MINUTE_MS = 60_000
const play = (minute: number, body: FootballBody) =>
  said.play.push({
    ...body,
    matchId: '100',
    seq: said.play.length + 1,
    atMs: KICK_OFF_MS + minute * MINUTE_MS,
  })
const depth = (body: DepthBody) =>
  said.depth.push({
    ...body,
    matchId: '100',
    seq: said.depth.length + 1,
    atMs: KICK_OFF_MS + said.depth.length,
  })
const eleven = (name: string): LineupPlayer[] => [
  { playerId: '7', name, shirt: 1, position: '门将', captain: true, x: 50, y: 5, rating: null },
]
const lineup = (name: string, confirmed: boolean): DepthBody => ({
  kind: 'lineup',
  side: 'home',
  confirmed,
  formation: '4-3-3',
  coach: '老林',
  starters: eleven(name),
  bench: [],
})

let app: TestApp
beforeAll(async () => {
  play(0, { kind: 'status', phase: 'firstHalf', clockFromMs: KICK_OFF_MS })
  play(12, { kind: 'goal', side: 'home', minute: 12, player: '霍尔姆', assist: '迪亚森' })
  play(20, { kind: 'goal', side: 'away', minute: 20, player: '卡恩' })
  play(22, { kind: 'goalCancelled', goalSeq: 3, minute: 22 })
  play(30, { kind: 'card', colour: 'yellow', side: 'away', minute: 30, player: '卡恩' })
  depth(lineup('旧门将', false))
  depth(lineup('新门将', true))
  depth({ kind: 'weather', text: '小雨', temperatureC: 11.4, humidity: 80, windMs: 3.2 })
  depth({
    kind: 'information',
    side: 'home',
    tone: 'good',
    title: '主力复出',
    text: '队长伤愈随队。',
  })
  depth({
    kind: 'absence',
    side: 'away',
    playerId: '21',
    player: '维奥',
    position: '前锋',
    reason: 'injury',
    detail: '腿筋拉伤',
    sinceDay: '2026-11-01',
    untilDay: null,
  })
  depth({ kind: 'statistics', period: 'all', figures: { shots: { home: 5, away: 2 } } })
  app = await startApp({ feed })
  await archiveOf(app.ports).seasonMatches('s1')
  await archiveOf(app.ports).footballPlay('100')
})
afterAll(() => app.close())

function told<Out>(answer: Answer<Out>): Out {
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}
type Detail = typeof footballDetailGateway
const { getMatchInfoById } = footballDetailGateway
const infoOf = (who: 'mei' | null, matchId: string) =>
  (who ? app.as(who) : app.visitor()).gateway('getMatchInfoById', getMatchInfoById, { matchId })

test('a match with its teams, state, numbers and pictures', async () => {
  expect(told(await infoOf(null, '100'))).toMatchObject({
    id: '100',
    followed: false,
    leagueName: '英超',
    seasonName: '本季',
    home: { name: '伦敦竞技', rank: 1 },
    number: '周三001',
    lotteries: ['footballSingle'],
    statusWords: { desc: '上半场', value: 1 },
    live: { phase: 'firstHalf', score: { full: { home: 1, away: 0 } }, corrections: 1 },
    video: false,
    cartoon: true,
    note: null,
  })
})

test('R-MATCH-FT-019 a second leg carries both scores; who follows the match sees the star', async () => {
  await app.as('mei').call(matchEndpoints.followMatch, {
    matchId: '101',
    action: 'follow',
    sport: 'football',
  })
  expect(told(await infoOf('mei', '101'))).toMatchObject({
    followed: true,
    note: { text: '首回合 1-0，总比分 1-0', total: { home: 1, away: 0 } },
  })
})

test('R-MATCH-FT-019 the list of its day knows how the first leg ended', async () => {
  const { day } = told(await infoOf('mei', '101'))
  const input = { date: day, company: 6 }
  const { matches } = told(
    await app.visitor().gateway('getMatchListByDate', footballGateway.getMatchListByDate, input),
  )
  expect(matches.find(({ id }) => id === '101')?.firstLeg).toEqual({ home: 0, away: 1 })
})

test('the story of a match, with the goal that was taken back', async () => {
  const method = footballDetailGateway.getMatchEventByMatchIdList
  const matchIds = ['100', '999999999', '900']
  const { matches } = told(
    await app.visitor().gateway('getMatchEventByMatchIdList', method, { matchIds }),
  )
  expect(matches.map(({ matchId }) => matchId)).toEqual(['100'])
  expect(matches[0]!.events.map(({ kind, score }) => [kind, score.home, score.away])).toEqual([
    ['goal', 1, 0],
    ['goal', 1, 1],
    ['goalCancelled', 1, 0],
    ['yellowCard', 1, 0],
  ])
  expect(matches[0]!.events[1]).toMatchObject({ cancelled: true, player: '卡恩' })
})

test('R-REDPACKET-011 the points of the rain are the goals that stand; without a promotion it rests', async () => {
  const method = footballDetailGateway.getRedpackedMatchList
  const { matches } = told(
    await app.visitor().gateway('getRedpackedMatchList', method, { matchIds: ['100', '101'] }),
  )
  expect(matches).toEqual([
    {
      matchId: '100',
      active: false,
      phase: 'firstHalf',
      goals: { 1: KICK_OFF_MS + 12 * MINUTE_MS },
    },
    { matchId: '101', active: false, phase: 'scheduled', goals: {} },
  ])
})

test('the newest line-up counts, and who is missing is told', async () => {
  const method = footballDetailGateway.getMatchLineup
  const { home, away } = told(
    await app.visitor().gateway('getMatchLineup', method, { matchId: '100' }),
  )
  expect(home.lineup).toMatchObject({ confirmed: true, starters: [{ name: '新门将' }] })
  expect(away).toMatchObject({ lineup: null, absences: [{ name: '维奥', reason: 'injury' }] })
})

test('weather and figures as the feed last gave them', async () => {
  const weather = footballDetailGateway.getMatchWeather
  expect(
    told(await app.visitor().gateway('getMatchWeather', weather, { matchId: '100' })),
  ).toMatchObject({ weather: { text: '小雨', temperatureC: 11, windMs: 3.2 } })
  const standing = footballDetailGateway.getMatchStanding
  expect(
    told(await app.visitor().gateway('getMatchStanding', standing, { matchId: '100' })).statistics,
  ).toEqual([{ period: 'all', figures: [{ name: '射门', value: { home: 5, away: 2 } }] }])
})

test('R-MATCH-BK-033 information stands under its side; the flag of another sport finds no match', async () => {
  const { intelligence } = matchDetailEndpoints
  const found = told(await app.visitor().call(intelligence, { matchId: '100', sport: 'football' }))
  expect(found).toMatchObject({ home: [{ tone: 'good', title: '主力复出' }], away: [] })
  expect(
    await app.visitor().call(intelligence, { matchId: '100', sport: 'basketball' }),
  ).toMatchObject({ ok: false, code: 'match.not_found' })
})

test('a match by its older number', async () => {
  const { lookAnalysed } = matchDetailEndpoints
  expect(told(await app.visitor().call(lookAnalysed, { matchId: '12' }))).toMatchObject({
    sport: 'football',
    statusWords: { value: 2 },
    score: { home: 0, away: 1 },
  })
})

test.each(['getMatchInfoById', 'getMatchLineup', 'getMatchWeather'] as const)(
  '%s refuses a number nobody knows, and a basketball match',
  async (name) => {
    const method = footballDetailGateway[name] as Detail['getMatchWeather']
    for (const matchId of ['999999999', '900'])
      expect(await app.visitor().gateway(name, method, { matchId })).toMatchObject({
        ok: false,
        code: 'match.not_found',
      })
  },
)

test.each(['getMatchEventByMatchIdList', 'getRedpackedMatchList'] as const)(
  '%s of nothing but unknown numbers is refused, of no number at all is empty',
  async (name) => {
    const method = footballDetailGateway[name] as Detail['getRedpackedMatchList']
    const ask = (matchIds: string[]) => app.visitor().gateway(name, method, { matchIds })
    expect(await ask(['999999999'])).toMatchObject({ ok: false, code: 'match.not_found' })
    expect(told(await ask([])).matches).toEqual([])
  },
)
