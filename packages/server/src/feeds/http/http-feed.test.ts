import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { foldBasketball } from '@linmen/domain/match/basketball/basketball-fold.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { loadInto } from '#db/loader.ts'
import type { Database } from '#db/port.ts'
import { eventsOf } from '#features/archive/event.repo.ts'
import { recordReports } from '#features/archive/record-reports.ts'
import { recordSheet } from '#features/archive/record-sheet.ts'
import { addAtlas } from '#features/archive/sheet.repo.ts'
import type { SportsFeed } from '#feeds/port.ts'
import { namiServer, type NamiServer } from '#test/outside/nami-server.ts'
import { openCopy } from '#test/template.ts'
import { TEST_NOW_MS, testClock } from '#test/test-ports.ts'
import { fetchJson } from './fetch-json.ts'
import { httpFeed } from './http-feed.ts'

const NOW_S = TEST_NOW_MS / 1000
const DAY = businessDay(TEST_NOW_MS)
const schedule = (id: number) => ({
  code: 0,
  results: [
    { id, competition_id: 8, home_team_id: 21, away_team_id: 22, status_id: 1, match_time: NOW_S },
    {
      id: 5,
      competition_id: 8,
      home_team_id: 21,
      away_team_id: 22,
      status_id: 0,
      match_time: NOW_S,
    },
  ],
  results_extra: {
    team: [
      { id: 21, name: '利物浦' },
      { id: 22, name: '切尔西' },
    ],
  },
})
const LEAGUES = { code: 0, results: [{ id: 8, name: '英格兰超级联赛', short_name: '英超' }] }

let db: Database
let server: NamiServer
let feed: SportsFeed
let nowMs: number
const connect = () =>
  httpFeed(
    'nami',
    fetchJson({ base: server.base, token: 'secret', allowPrivate: true }),
    testClock(TEST_NOW_MS),
  )

beforeAll(async () => {
  db = await openCopy()
})
afterAll(() => db.close())
beforeEach(async () => {
  server = await namiServer()
  for (const sport of ['football', 'basketball'])
    server.answers.set(`${sport}/competition/list`, LEAGUES)
  feed = connect()
  nowMs = TEST_NOW_MS
})
afterEach(() => server.close())

/** Makes a match known under a number no other test uses. */
async function announce(sport: 'football' | 'basketball', id: number): Promise<string> {
  server.answers.set(`${sport}/match/diary?date=${DAY}`, schedule(id))
  const [atlas, sheet] = [await feed.atlas(), await feed.day(sport, DAY)]
  await db.transaction((tx) => addAtlas(tx, atlas))
  await recordSheet({ db }, sheet)
  expect(sheet.fixtures).toHaveLength(1)
  return sheet.fixtures[0]!.id
}

interface Told {
  readonly status: number
  readonly home: readonly number[]
  readonly away: readonly number[]
  readonly at: number
  readonly incidents?: readonly object[]
}

const footballAnswer = (id: number, { status, home, away, at, incidents = [] }: Told) => ({
  code: 0,
  results: [{ id, score: [id, status, home, away, NOW_S, ''], incidents, updated_at: NOW_S + at }],
})

async function hear(): Promise<number> {
  nowMs += 1000
  const batch = await feed.reports([DAY], 0, nowMs)
  await loadInto(db, (at) => recordReports(at, batch, nowMs))
  return batch.asOfMs
}

const footballNow = async (matchId: string) =>
  foldMatch(
    (await eventsOf(db.read, [matchId])).map(({ report }) => report as FootballReport),
    1,
  )

const goal = { type: 1, position: 1, time: 12, player_name: '萨拉赫' }

test('codes become our words, goals have names, and the token goes along', async () => {
  const matchId = await announce('football', 101)
  server.answers.set(
    'football/match/live',
    footballAnswer(101, {
      status: 2,
      home: [1, 0, 0, 1, 3],
      away: [0, 0, 0, 0, -1],
      at: 60,
      incidents: [goal],
    }),
  )
  await hear()
  expect(await footballNow(matchId)).toMatchObject({
    phase: 'firstHalf',
    score: { full: { home: 1, away: 0 } },
    corners: { home: 3, away: 0 },
    highlight: { kind: 'goal', player: '萨拉赫' },
  })
  expect(new Set(server.asked.map(({ token }) => token))).toEqual(new Set(['Bearer secret']))
})

test('repeated, late and contradicting answers end in what was said last', async () => {
  const matchId = await announce('football', 102)
  const say = (told: Told) => server.answers.set('football/match/live', footballAnswer(102, told))
  const early = { status: 2, home: [0], away: [0], at: 10 }
  const second = { status: 4, home: [2], away: [0], at: 60 }
  for (const told of [early, second, second, early]) {
    say(told)
    await hear()
  }
  expect(await footballNow(matchId)).toMatchObject({
    phase: 'secondHalf',
    score: { full: { home: 2, away: 0 } },
    corrections: 0,
  })
  say({ ...second, home: [1] })
  await hear()
  expect(await footballNow(matchId)).toMatchObject({
    score: { full: { home: 1, away: 0 } },
    corrections: 1,
    highlight: { kind: 'correction', side: 'home' },
  })
})

test('a restart in the middle changes nothing', async () => {
  const matchId = await announce('football', 103)
  const told = { status: 4, home: [1], away: [1], at: 60, incidents: [goal] }
  server.answers.set('football/match/live', footballAnswer(103, told))
  await hear()
  const before = await eventsOf(db.read, [matchId])
  feed = connect()
  await hear()
  expect(await eventsOf(db.read, [matchId])).toEqual(before)
})

test('basketball is told by quarters, and points that are taken back are a correction', async () => {
  const matchId = await announce('basketball', 201)
  const say = (at: number, status: number, home: number[]) =>
    server.answers.set('basketball/match/live', {
      code: 0,
      results: [
        {
          id: 201,
          score: [201, status, 300, home, [20, 5, 0, 0, 0]],
          running: 1,
          updated_at: NOW_S + at,
        },
      ],
    })
  say(10, 4, [22, 8, 0, 0, 0])
  await hear()
  say(20, 4, [22, 6, 0, 0, 0])
  await hear()
  const reports = (await eventsOf(db.read, [matchId])).map(
    ({ report }) => report as BasketballReport,
  )
  expect(foldBasketball(reports, 1)).toMatchObject({
    phase: 'quarter2',
    score: { home: 28, away: 25 },
    corrections: 1,
  })
})

test('offers of companies are put together game by game', async () => {
  await announce('football', 104)
  const offer = (type: string, values: number[], at: number) => ({
    match_id: 104,
    company_id: 8,
    type,
    at: NOW_S + at,
    values,
  })
  const say = (...results: object[]) =>
    server.answers.set('football/odds/live', { code: 0, results })
  say(offer('eu', [1.9, 3.5, 4.2], 0), offer('asia', [0.95, 0.5, 0.93], 5))
  const [first] = (await feed.reports([DAY], 0, nowMs)).odds
  expect(first).toMatchObject({
    company: 6,
    european: { home: 190, draw: 350, away: 420 },
    asian: { first: 95, line: 5000, second: 93 },
  })
  expect((await feed.reports([DAY], 0, nowMs)).odds).toEqual([])
  say(offer('bs', [0.9, 2.5, 0.98], 9))
  const [next] = (await feed.reports([DAY], 0, nowMs)).odds
  expect(next).toMatchObject({ european: { home: 190 }, overUnder: { line: 25_000 } })
  expect(next!.seq).toBeGreaterThan(first!.seq)
})

test('a feed that fails leaves what was known, and its clock stands still', async () => {
  const matchId = await announce('football', 105)
  const told = { status: 2, home: [1], away: [0], at: 5 }
  server.answers.set('football/match/live', footballAnswer(105, told))
  const heardMs = await hear()
  server.answers.set('football/match/live', { code: 9999, err: 'closed' })
  expect(await hear()).toBe(heardMs)
  const asked = server.asked.length
  expect(await hear()).toBe(heardMs)
  expect(server.asked).toHaveLength(asked)
  expect(await footballNow(matchId)).toMatchObject({ score: { full: { home: 1, away: 0 } } })
  server.answers.set('football/match/live', footballAnswer(105, { ...told, home: [2], at: 90 }))
  nowMs += 60_000
  expect(await hear()).toBe(nowMs)
  expect(await footballNow(matchId)).toMatchObject({ score: { full: { home: 2, away: 0 } } })
})

test('line-ups are part of the depth of a match', async () => {
  const matchId = await announce('football', 106)
  const player = { id: 9, name: '萨拉赫', shirt_number: 11, position: 'F', captain: 1, first: 1 }
  server.answers.set('football/match/lineup?id=106', {
    code: 0,
    results: { confirmed: 1, home_formation: '4-3-3', home: [player], away: [], updated_at: NOW_S },
  })
  const { records } = await feed.depth(matchId, 0, nowMs)
  expect(records).toMatchObject([
    { kind: 'lineup', side: 'home', formation: '4-3-3', starters: [{ name: '萨拉赫', shirt: 11 }] },
  ])
})
