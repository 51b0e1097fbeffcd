import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basketballChipText, periodSeconds, secondsLeftAt } from './basketball-clock.ts'

const START = Date.UTC(2026, 10, 25, 11)
const at = (seconds: number) => START + seconds * 1000

test.each([
  ['1', 1, 720],
  ['3', 4, 720],
  ['2', 1, 600],
  ['4', 4, 600],
  ['1', 5, 300],
  ['2', 12, 300],
])('R-MATCH-BK-023 league %s plays period %i for %i seconds', (league, period, seconds) => {
  expect(periodSeconds(league, period)).toBe(seconds)
})

const clock = (secondsLeft: number, runs = true) => ({
  phase: 'quarter3' as const,
  pause: false,
  secondsLeft,
  runningFromMs: runs ? START : null,
})

test.each([
  ['a clock that just started', clock(720), 0, '第3节 12:00'],
  ['a running clock counts down', clock(300), 48, '第3节 04:12'],
  ['a reader whose own clock is behind sees the start', clock(300), -20, '第3节 05:00'],
  ['a clock nobody stopped waits at zero', clock(30), 90, '第3节 00:00'],
  ['a standing clock stands', clock(252, false), 90, '第3节 04:12'],
  ['a clock nobody told of is not made up', clock(0, false), 90, '第3节'],
  ['between two quarters the old one is over', { ...clock(0, false), pause: true }, 9, '第3节 完'],
  ['overtime has its own word', { ...clock(61), phase: 'overtime1' as const }, 0, '加时1 01:01'],
  ['the middle has its word', { ...clock(0, false), phase: 'halfTime' as const }, 9, '中场'],
  ['nothing after the end', { ...clock(0, false), phase: 'finished' as const }, 9, null],
  ['nothing while interrupted', { ...clock(9, false), phase: 'interrupted' as const }, 9, null],
])('%s', (_name, live, seconds, text) => {
  expect(basketballChipText(live, at(seconds))).toBe(text)
})

test('a running clock never rises and never falls below zero', () => {
  const time = fc.integer({ min: -60_000, max: 3_600_000 })
  fc.assert(
    fc.property(fc.nat(720), time, time, (left, a, b) => {
      const shown = (gone: number) => secondsLeftAt(clock(left), START + gone)
      return shown(Math.min(a, b)) >= shown(Math.max(a, b)) && shown(b) >= 0 && shown(b) <= left
    }),
  )
})
