import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flatStakes } from './flat-stake.ts'
import { thinnedTo } from './thinned.ts'

const bet = (day: number, profit: number) => ({ atMs: day, day: String(day), profit })

test('a point for each day, with everything won until then', () => {
  const points = flatStakes([bet(1, 1.5), bet(1, -1), bet(2, -1)])
  expect(points.map(({ atMs, bets, profit }) => [atMs, bets, profit])).toEqual([
    [1, 2, 0.5],
    [2, 3, -0.5],
  ])
})

test('days that are all alike have no interval, days that are not have one around the sum', () => {
  const alike = flatStakes([bet(1, -1), bet(2, -1), bet(3, -1)]).at(-1)!
  expect([alike.low, alike.profit, alike.high]).toEqual([-3, -3, -3])
  // Four days of +1 and -1: the sum is 0, each day lies 1 from the mean, and 1.96 × √4 is the reach.
  const even = flatStakes([bet(1, 1), bet(2, -1), bet(3, 1), bet(4, -1)]).at(-1)!
  expect(even.high).toBeCloseTo(3.92, 10)
  expect(even.low).toBeCloseTo(-3.92, 10)
})

test('one day with hits and misses is no certainty', () => {
  const [only] = flatStakes([bet(1, 2), bet(1, -1), bet(1, -1)])
  expect(only!.low).toBeLessThan(-4)
  expect(only!.high).toBeGreaterThan(4)
})

test('the interval holds the sum, and equals what is reckoned from the days themselves', () => {
  const bets = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 9 }),
      profit: fc.double({ min: -1, max: 9, noNaN: true }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  fc.assert(
    fc.property(bets, (told) => {
      const ordered = told
        .toSorted((a, b) => a.day - b.day)
        .map((each) => bet(each.day, each.profit))
      const last = flatStakes(ordered).at(-1)!
      const mean = last.profit / ordered.length
      const days = [...new Set(ordered.map(({ day }) => day))].map((day) => {
        const own = ordered.filter((each) => each.day === day)
        return own.reduce((sum, { profit }) => sum + profit, 0) - mean * own.length
      })
      const squares = (all: readonly number[]) => all.reduce((sum, off) => sum + off * off, 0)
      const alone = ordered.map(({ profit }) => profit - mean)
      const reach = 1.96 * Math.sqrt(Math.max(squares(days), squares(alone)))
      expect(last.high - last.profit).toBeCloseTo(reach, 4)
      expect(last.low).toBeLessThanOrEqual(last.profit)
    }),
  )
})

test('a thinned list keeps its first and last', () => {
  const points = Array.from({ length: 500 }, (_, at) => at)
  expect(thinnedTo(points, 60)).toHaveLength(60)
  expect([thinnedTo(points, 60)[0], thinnedTo(points, 60).at(-1)]).toEqual([0, 499])
  expect(thinnedTo([1, 2], 60)).toEqual([1, 2])
})
