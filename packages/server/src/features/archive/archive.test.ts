import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { BoxLine, DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { FootballResult } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { SportsFeed } from '#feeds/port.ts'
import { scriptedFeed } from '#feeds/scripted.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { fixtureBetween, leagueNamed, playerNamed, teamNamed } from '#test/sport-factory.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'

const DAY_MS = 86_400_000
const league = leagueNamed('英超')
const teams = [teamNamed('1', '伦敦竞技', league), teamNamed('2', '利兹流浪', league)]
const match = (id: string, daysFromNow: number) => {
  const kickOffAtMs = TEST_NOW_MS + daysFromNow * DAY_MS
  return fixtureBetween(teams, { id, kickOffAtMs, day: businessDay(kickOffAtMs), seasonId: 's1' })
}
const fixtures = [match('10', -30), match('11', -20), match('12', -2), match('13', 1)]
const result = (home: number): FootballResult => ({
  sport: 'football',
  phase: 'finished',
  full: { home, away: 1 },
  half: { home: 0, away: 0 },
  corners: { home: 3, away: 4 },
  yellowCards: { home: 0, away: 0 },
  redCards: { home: 0, away: 0 },
})
const line = (seq: number, atMs: number): DepthRecord => ({
  kind: 'text',
  matchId: '13',
  seq,
  atMs,
  clock: '赛前',
  side: null,
  text: `第${seq}句`,
  important: false,
  score: { home: 0, away: 0 },
})

const box = (points: number): BoxLine => ({
  kind: 'box',
  side: 'home',
  playerId: '77',
  player: '霍尔姆',
  starter: true,
  onCourt: false,
  figures: { points },
})

let app: TestApp
let asked: string[]
let results = [result(2), result(0)]
let depth: DepthRecord[] = []
const feed: SportsFeed = {
  ...scriptedFeed({ leagues: [league], teams, fixtures: [] }),
  atlas: async () => {
    asked.push('atlas')
    const season = (id: string, firstDay: string, lastDay: string) => ({
      id,
      leagueId: league.id,
      name: id,
      rounds: 2,
      firstDay,
      lastDay,
    })
    const seasons = [
      season('s1', '2026-08-01', '2027-05-30'),
      season('s0', '2025-08-01', '2026-05-30'),
    ]
    return { countries: [], leagues: [league], seasons, stages: [] }
  },
  season: async (id) => {
    asked.push(`season ${id}`)
    if (id !== 's1') return { teams, fixtures: [], stages: [], results: [] }
    const told = results.map((each, at) => ({
      matchId: fixtures[at]!.id,
      result: each,
      closing: null,
    }))
    return { teams, fixtures, stages: [], results: told }
  },
  squad: async (teamId) => {
    asked.push(`squad ${teamId}`)
    const players = [playerNamed('77', '霍尔姆', teamId)]
    return { teamId, players, transfers: [], honours: [], career: [] }
  },
  depth: async (id, afterMs, untilMs) => {
    asked.push(`depth ${id}`)
    const records = depth.filter(({ atMs }) => atMs > afterMs && atMs <= untilMs)
    return { records, odds: [] }
  },
  boxes: async (ids) => {
    asked.push(`boxes ${ids.join()}`)
    return ids.includes('10') ? [{ matchId: '10', lines: [box(7)] }] : []
  },
}
const archive = () => archiveOf(app.ports)

beforeAll(async () => {
  asked = []
  app = await startApp({ feed })
})
afterAll(() => app.close())
beforeEach(() => {
  asked = []
})

test('a season is asked for once, however many people want it at the same time', async () => {
  const both = await Promise.all([archive().seasonMatches('s1'), archive().seasonMatches('s1')])
  expect(both[0].map(({ fixture }) => fixture.id)).toEqual(['10', '11', '12', '13'])
  expect(both[0][0]).toMatchObject({ home: { name: '伦敦竞技' }, result: { full: { home: 2 } } })
  await archive().seasonMatches('s1')
  expect(asked).toEqual(['atlas', 'season s1'])
})

test('a season with a match that must be over by now is asked for again, and a correction counts', async () => {
  results = [result(3), result(0), result(1)]
  app.clock.advance(DAY_MS / 24)
  const sheets = await archive().seasonMatches('s1')
  expect(asked).toEqual(['season s1'])
  expect(sheets.map((sheet) => sheet.result?.full.home)).toEqual([3, 0, 1, undefined])
  app.clock.advance(DAY_MS / 24)
  await archive().seasonMatches('s1')
  expect(asked).toEqual(['season s1'])
})

test('the past of a team is newest first, its future next first', async () => {
  const nowMs = app.clock.nowMs()
  const ids = (list: readonly { fixture: { id: string } }[]) => list.map((each) => each.fixture.id)
  expect(ids(await archive().recent('1', nowMs, 2))).toEqual(['12', '11'])
  expect(ids(await archive().upcoming('2', nowMs, 5))).toEqual(['13'])
})

test('an older season is asked for when the present one has too little to tell', async () => {
  app.clock.advance(120_000)
  const nowMs = app.clock.nowMs()
  await archive().recent('1', nowMs, 3)
  await archive().upcoming('1', nowMs, 3)
  expect(asked).toEqual([])
  await archive().recent('1', nowMs, 4)
  expect(asked).toEqual(['season s0'])
})

test('what two teams did against each other lies in their older seasons too', async () => {
  const bouts = await archive().bouts(['2', '1'], app.clock.nowMs(), 5)
  expect(bouts.map(({ fixture }) => fixture.id)).toEqual(['12', '11', '10'])
})

test('a squad is asked for once, and a player leads to it', async () => {
  expect((await archive().squad('1'))?.players[0]?.name).toBe('霍尔姆')
  expect((await archive().squadOfPlayer('77'))?.teamId).toBe('1')
  expect(await archive().squadOfPlayer('78')).toBeNull()
  expect(asked).toEqual(['squad 1'])
})

test('the depth of a match grows second by second, and a question within a second costs nothing', async () => {
  const nowMs = app.clock.nowMs()
  depth = [line(1, nowMs - 1000), line(2, nowMs + 1500)]
  expect(await archive().depth('13')).toHaveLength(1)
  expect(await archive().depth('13')).toHaveLength(1)
  expect(asked).toEqual(['depth 13'])
  app.clock.advance(2000)
  const known = await archive().depth('13')
  expect(known.map((each) => each.kind === 'text' && each.text)).toEqual(['第1句', '第2句'])
})

test('final lines of players are asked for together and once; what is not told so is in the depth', async () => {
  const atMs = fixtures[1]!.kickOffAtMs
  depth = [3, 9].map((points, at) => ({ ...box(points), matchId: '11', seq: at + 1, atMs }))
  const points = async () =>
    [...(await archive().boxes(['10', '11']))].map(([id, lines]) => [id, lines[0]?.figures])
  expect(await points()).toEqual([
    ['10', { points: 7 }],
    ['11', { points: 9 }],
  ])
  expect(await points()).toHaveLength(2)
  expect(asked).toEqual(['boxes 10,11', 'depth 11'])
})

test('an unknown number gives nothing', async () => {
  expect(await archive().match('999')).toBeNull()
  expect(await archive().league('999')).toBeNull()
  expect(await archive().depth('999')).toEqual([])
  expect(await archive().footballPlay('999')).toEqual([])
})

test('another process without a feed reads the same from the records', async () => {
  const ports = { ...app.ports, db: { ...app.db } }
  const other = archiveOf(ports)
  expect(await other.seasonMatches('s1')).toEqual(await archive().seasonMatches('s1'))
  expect(await other.depth('13')).toEqual(await archive().depth('13'))
  expect(await other.squad('1')).toEqual(await archive().squad('1'))
})
