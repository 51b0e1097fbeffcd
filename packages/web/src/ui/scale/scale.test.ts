import { expect, test } from 'vitest'
import { linearScale, logTicks, roundTicks, type Span } from './scale.ts'

test('a scale runs either way and beyond its ends', () => {
  const down = linearScale([0, 10], [100, 0])
  expect([0, 5, 10, 12].map(down)).toEqual([100, 50, 0, -20])
})

test.each<[Span, number, number[]]>([
  [[0, 10], 4, [0, 2, 4, 6, 8, 10]],
  [[1.83, 2.21], 4, [1.8, 1.9, 2, 2.1, 2.2, 2.3]],
  [[0.1, 0.3], 2, [0.1, 0.2, 0.3]],
  [[-12, 7], 4, [-15, -10, -5, 0, 5, 10]],
  [[0, 1000], 4, [0, 200, 400, 600, 800, 1000]],
])('%j in about %i steps is marked at %j', (span, count, ticks) => {
  expect(roundTicks(span, count)).toEqual(ticks)
})

test('steps are never smaller than what can be', () => {
  expect(roundTicks([-1.5, -0.5], 4, 0.5)).toEqual([-1.5, -1, -0.5])
})

test.each<[Span, number[]]>([
  [
    [1.01, 100],
    [1, 2, 5, 10, 20, 50, 100],
  ],
  [
    [1.2, 14],
    [1, 2, 5, 10, 20],
  ],
  [
    [2.5, 30],
    [2, 5, 10, 20, 50],
  ],
  [
    [0.3, 900],
    [0.1, 1, 10, 100, 1000],
  ],
])('%j by factors is marked at %j', (span, ticks) => {
  expect(logTicks(span)).toEqual(ticks)
})
