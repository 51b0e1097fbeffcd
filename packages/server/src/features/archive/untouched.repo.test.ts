import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { loadInto } from '#db/loader.ts'
import type { Database } from '#db/port.ts'
import { fixtureBetween, leagueNamed, teamNamed } from '#test/sport-factory.ts'
import { openCopy } from '#test/template.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'
import { appendDepth, depthOf } from './depth.repo.ts'
import { appendEvents, eventsOf } from './event.repo.ts'
import { appendTicks, ticksOf } from './odds.repo.ts'
import { recordSheet } from './record-sheet.ts'
import { addAtlas } from './sheet.repo.ts'

const league = leagueNamed('英超')
const teams = [teamNamed('1', '伦敦竞技', league), teamNamed('2', '利兹流浪', league)]
const seqs = Array.from({ length: 120 }, (_, at) => at + 1)
const corner = (matchId: string, seq: number): FootballReport => ({
  matchId,
  seq,
  atMs: TEST_NOW_MS + seq,
  kind: 'corner',
  side: 'home',
})
const tick = (matchId: string, seq: number): OddsTick => ({
  matchId,
  company: 6,
  seq,
  atMs: TEST_NOW_MS + seq,
  european: { home: 200 + seq, draw: 300, away: 400 },
  asian: { first: 90, line: -2500, second: 95 },
  overUnder: { first: 90, line: 25_000, second: 95 },
})
const line = (matchId: string, seq: number): DepthRecord => ({
  matchId,
  seq,
  atMs: TEST_NOW_MS + seq,
  kind: 'text',
  clock: '赛前',
  side: null,
  text: `第${seq}句\t"引号"\\反斜线\n换行`,
  important: false,
  score: { home: 0, away: 0 },
})

let db: Database
beforeAll(async () => {
  db = await openCopy()
  const seasons = [
    {
      id: 's1',
      leagueId: league.id,
      name: 's1',
      rounds: 2,
      firstDay: '2026-08-01',
      lastDay: '2027-05-30',
    },
  ]
  await db.transaction((tx) =>
    addAtlas(tx, { countries: [], leagues: [league], seasons, stages: [] }),
  )
  const fixtures = ['a', 'b'].map((id) =>
    fixtureBetween(teams, { id, kickOffAtMs: TEST_NOW_MS, day: '2026-11-25', seasonId: 's1' }),
  )
  await recordSheet({ db }, { teams, fixtures })
})
afterAll(() => db.close())

test('what is said of a match that was new is numbered as it came, and goes on from there', async () => {
  const late = [corner('a', 3), corner('a', 1), corner('a', 3), corner('a', 2)]
  const all = [...late, ...seqs.slice(3).map((seq) => corner('a', seq)), corner('nobody', 1)]
  const append = (reports: FootballReport[]) =>
    loadInto(db, (at) => appendEvents(at, reports, TEST_NOW_MS))
  const first = await append(all)
  expect(first.slice(0, 3).map(({ version, report }) => [version, report.seq])).toEqual([
    [1, 3],
    [2, 1],
    [3, 2],
  ])
  expect(first).toHaveLength(120)
  const again = await append([...all, corner('a', 121), corner('b', 1)])
  const versions = new Map(again.map(({ version, report }) => [report.matchId, version]))
  expect(versions).toEqual(new Map(Object.entries({ a: 121, b: 1 })))
  const held = await eventsOf(db.read, ['a'])
  expect(held.map(({ report }) => report)).toEqual(seqs.concat(121).map((seq) => corner('a', seq)))
})

test('offers of a match that was new stand as they were made, each once', async () => {
  const ticks = seqs.flatMap((seq) => [tick('a', seq), tick('a', seq), tick('nobody', seq)])
  const append = () => loadInto(db, (at) => appendTicks(at, ticks, TEST_NOW_MS))
  expect(await append()).toHaveLength(120)
  expect(await append()).toEqual([])
  expect(await ticksOf(db.read, 'a')).toEqual(seqs.map((seq) => tick('a', seq)))
})

test('what is known in depth of a match that was new stands as it was said, each once', async () => {
  const records = seqs.flatMap((seq) => [line('a', seq), line('a', seq), line('nobody', seq)])
  const append = () => loadInto(db, (at) => appendDepth(at, records, TEST_NOW_MS))
  expect(await append()).toBe(120)
  expect(await append()).toBe(0)
  expect(await depthOf(db.read, 'a')).toEqual(seqs.map((seq) => line('a', seq)))
})
