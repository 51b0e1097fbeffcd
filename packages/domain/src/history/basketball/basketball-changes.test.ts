import { expect, test } from 'vitest'
import type { BasketballBody } from '#match/basketball/basketball-report.ts'
import { leadCurve, scoreChanges, type Recorded } from './basketball-changes.ts'

/** Reports in the order in which they were recorded: [feed number, what]. */
const recorded = (...reports: [number, BasketballBody][]): Recorded[] =>
  reports.map(([seq, body], at) => ({
    version: at + 1,
    report: { ...body, matchId: '1', seq, atMs: seq * 1000 },
  }))
const basket = (
  side: 'home' | 'away',
  points: 1 | 2 | 3,
  [period, secondsLeft]: [number, number] = [1, 700],
): BasketballBody => ({ kind: 'points', side, points, period, secondsLeft, player: '林' })
const cancel = (pointsSeq: number): BasketballBody => ({ kind: 'pointsCancelled', pointsSeq })
const scores = (records: readonly Recorded[]) =>
  scoreChanges(records).map(({ kind, score }) => `${kind} ${score.home}:${score.away}`)

test('a score is told basket by basket, in the order of the feed', () => {
  const late = recorded([1, basket('home', 2)], [3, basket('away', 3)], [2, basket('home', 1)])
  expect(scores(late)).toEqual(['points 2:0', 'points 3:0', 'points 3:3'])
  expect(scoreChanges(late).map(({ version }) => version)).toEqual([1, 3, 2])
})

test.each([
  [
    'taken back',
    [
      [1, basket('home', 3)],
      [2, cancel(1)],
    ],
    ['points 3:0', 'correction 0:0'],
  ],
  [
    'taken back twice',
    [
      [1, basket('home', 3)],
      [2, cancel(1)],
      [3, cancel(1)],
    ],
    ['points 3:0', 'correction 0:0'],
  ],
  [
    'taken back before they were told',
    [
      [1, cancel(2)],
      [2, basket('home', 3)],
    ],
    [],
  ],
  ['never told, yet taken back', [[1, cancel(9)]], []],
] as [string, [number, BasketballBody][], string[]][])('points %s', (_name, reports, expected) => {
  expect(scores(recorded(...reports))).toEqual(expected)
})

test('a feed that states scores: every rise is points, every fall a correction', () => {
  const stated = (home: number, away: number): BasketballBody => ({
    kind: 'score',
    full: { home, away },
    periods: [{ home, away }],
    fouls: { home: 0, away: 0 },
    timeOuts: { home: 0, away: 0 },
  })
  const records = recorded(
    [1, { kind: 'clock', secondsLeft: 650, running: true }],
    [2, stated(5, 0)],
    [3, basket('home', 3)],
    [4, stated(4, 2)],
  )
  expect(scores(records)).toEqual(['points 5:0', 'correction 4:0', 'points 4:2'])
  expect(scoreChanges(records)[0]).toMatchObject({ points: 5, period: 1, secondsLeft: 650 })
})

test('leads over the time of play; what was taken back never happened', () => {
  const changes = scoreChanges(
    recorded(
      [1, basket('home', 3, [1, 700])],
      [2, basket('home', 3, [1, 690])],
      [3, cancel(2)],
      [4, basket('away', 2, [2, 720])],
      [5, basket('away', 1, [2, 600])],
      [6, basket('away', 1, [2, 600])],
      [7, basket('home', 2, [5, 300])],
    ),
  )
  expect(leadCurve('1', changes)).toEqual({
    leads: [
      { at: 0, lead: 0 },
      { at: 20, lead: 3 },
      { at: 720, lead: 1 },
      { at: 840, lead: -1 },
      { at: 2880, lead: 1 },
    ],
    biggest: { home: 3, away: 1 },
  })
})

test('R-MATCH-BK-023 quarters of ten minutes and overtimes of five lie at other seconds', () => {
  const changes = scoreChanges(recorded([1, basket('home', 2, [6, 60])]))
  expect(leadCurve('2', changes).leads.at(-1)).toEqual({ at: 2400 + 300 + 240, lead: 2 })
  expect(leadCurve('3', changes).leads.at(-1)).toEqual({ at: 2880 + 300 + 240, lead: 2 })
})

test('nothing told is a level match', () => {
  expect(leadCurve('1', scoreChanges([]))).toEqual({
    leads: [{ at: 0, lead: 0 }],
    biggest: { home: 0, away: 0 },
  })
})
