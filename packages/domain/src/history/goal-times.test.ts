import { expect, test } from 'vitest'
import type { FootballBody, FootballReport } from '#match/match-report.ts'
import { pastGame, pastMatch } from '#test/past-match.ts'
import { GOAL_SPANS, goalHalvesOf, goalsBySpan, goalTimesOf, standingGoals } from './goal-times.ts'
import { seenBy } from './seen-match.ts'

const told = (...bodies: FootballBody[]): FootballReport[] =>
  bodies.map((body, at) => ({ matchId: 'm', seq: at + 1, atMs: at * 1000, ...body }))
const goal = (minute: number, side: 'home' | 'away' = 'home'): FootballBody => ({
  kind: 'goal',
  side,
  minute,
  player: '甲',
})
const phase = (name: 'halfTime' | 'extraTime' | 'secondHalf'): FootballBody => ({
  kind: 'status',
  phase: name,
})

test.each<[string, FootballBody[], string[]]>([
  ['the first minute', [goal(1)], ['1-15']],
  ['a boundary', [goal(15), goal(16)], ['1-15', '16-30']],
  ['stoppage time of the first half', [goal(45), goal(47)], ['31-45+', '31-45+']],
  ['the second half from its first minute', [phase('halfTime'), goal(46)], ['46-60']],
  ['a second half that began early', [phase('secondHalf'), goal(45)], ['46-60']],
  ['stoppage time of the second half', [phase('halfTime'), goal(94)], ['76-90+']],
  ['extra time, which is not counted', [phase('halfTime'), phase('extraTime'), goal(99)], []],
  ['a cancelled goal', [goal(10), { kind: 'goalCancelled', goalSeq: 1, minute: 12 }], []],
])('%s', (_name, bodies, spans) => {
  const found = goalsBySpan(told(...bodies)).flatMap(({ home }, at) =>
    Array.from({ length: home }, () => GOAL_SPANS[at]),
  )
  expect(found).toEqual(spans)
})

test('goals for and against are those of the team, wherever it played', () => {
  const reports = told(goal(5, 'home'), goal(20, 'away'))
  const times = goalTimesOf([
    { side: 'home', reports },
    { side: 'away', reports },
  ])
  expect(times).toEqual({ scored: [1, 1, 0, 0, 0, 0], conceded: [1, 1, 0, 0, 0, 0] })
})

test('goals stand in the order the feed numbered them', () => {
  const reports = told(goal(5), goal(9)).toReversed()
  expect(standingGoals(reports).map(({ minute }) => minute)).toEqual([5, 9])
})

test('halves are those of the team, wherever it played; basketball has none of them', () => {
  const seen = seenBy('A', [
    pastMatch({ score: '3:1', half: '1:1' }),
    pastMatch({ home: 'B', away: 'A', score: '2:0', half: '0:0' }),
    pastGame({ periods: ['20:20', '20:20', '20:20', '20:21'] }),
  ])
  expect(goalHalvesOf(seen)).toEqual({ sample: 2, scored: [1, 2], conceded: [1, 2] })
})
