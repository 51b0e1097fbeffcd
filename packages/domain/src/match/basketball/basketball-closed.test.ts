import { expect, test } from 'vitest'
import { isDecided, isTotalClosed } from './basketball-closed.ts'

const score = { home: 93, away: 102 }

test.each([
  ['below what was scored', 1_900_000, 'quarter4', true],
  ['at what was scored', 1_950_000, 'quarter4', true],
  ['half a point above', 1_955_000, 'quarter4', false],
  ['after the end it is history', 1_900_000, 'finished', false],
] as const)('a total %s: line %i in %s is closed: %s', (_, line, phase, closed) => {
  expect(isTotalClosed(line, { phase, score })).toBe(closed)
})

test.each([
  ['nine points in seven seconds', 'quarter4', 7, true],
  ['nine points in ten seconds', 'quarter4', 10, false],
  ['nine points in a minute', 'quarter4', 60, false],
  ['the third quarter decides nothing', 'quarter3', 1, false],
  ['an overtime does', 'overtime1', 4, true],
  ['nothing is on before or after', 'finished', 1, false],
] as const)('%s', (_, phase, secondsLeft, decided) => {
  const live = { phase, score, secondsLeft, runningFromMs: null }
  expect(isDecided(live, 0)).toBe(decided)
})

test('the clock runs on between reports', () => {
  const live = { phase: 'quarter4', score, secondsLeft: 30, runningFromMs: 1000 } as const
  expect([1000, 24_000].map((nowMs) => isDecided(live, nowMs))).toEqual([false, true])
})

test('a clock nobody told of decides nothing', () => {
  const live = { phase: 'quarter4', score, secondsLeft: 0, runningFromMs: null } as const
  expect(isDecided(live, 0)).toBe(false)
})
