import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitGrid } from '#score-grid/fit-grid.ts'
import { fairOdds, handicapChances, resultChances } from '#score-grid/grid-markets.ts'
import { createGrid } from '#score-grid/score-grid.ts'
import { asianDifference, type HandicapQuote } from './asian-difference.ts'
import { proportional } from './devig.ts'

type Result3 = [number, number, number]
const quote = (line: number, home: number, away: number): HandicapQuote => ({ line, home, away })

/** Odds, handicap, chance of three goals, and the difference in hundredths of a percent. */
const CASES: [string, Result3, HandicapQuote, number, number[]][] = [
  ['half a ball given', [2, 3.5, 4], quote(-0.5, 1.9, 2), 0.5, [301, -60, -241]],
  ['half a ball received', [4, 3.5, 2], quote(0.5, 1.9, 2), 0.5, [-36, -8, 44]],
  ['level ball at level money', [2.4, 3.2, 3], quote(0, 1.9, 1.9), 0.45, [-398, 12, 386]],
  ['a quarter given', [2.1, 3.3, 3.6], quote(-0.25, 1.85, 2.05), 0.5, [-2, 0, 2]],
  ['three quarters given', [1.8, 3.6, 4.6], quote(-0.75, 2, 1.9), 0.55, [162, -40, -121]],
  ['one ball given', [1.55, 4.1, 6.2], quote(-1, 1.92, 1.98), 0.55, [89, -29, -60]],
  ['two and a half given', [1.12, 9, 21], quote(-2.5, 1.95, 1.95), 0.72, [240, -129, -111]],
]

test.each(CASES)('%s', (_name, odds, handicap, over, expected) => {
  const { difference } = asianDifference(odds, handicap, over)!
  expect(difference.map((each) => Math.round(1e4 * each))).toEqual(expected)
})

test('half a ball leaves nothing to a model: home less home', () => {
  const { european, asian, difference } = asianDifference([2, 3.5, 4], quote(-0.5, 1.9, 2))!
  expect(european).toEqual(proportional([2, 3.5, 4]))
  expect(asian[0]).toBeCloseTo(2 / 3.9, 12)
  expect(difference[0]).toBeCloseTo(2 / 3.9 - 0.5 / (0.5 + 1 / 3.5 + 0.25), 12)
})

test('the same from scores laid out one by one', () => {
  const odds: Result3 = [1.8, 3.6, 4.6]
  const { homeGoals, awayGoals, drawFactor } = fitGrid(proportional(odds) as Result3, 0.55)
  const total = homeGoals + awayGoals
  const steps = Array.from({ length: 4001 }, (_, at) => (at / 2000 - 1) * (total - 0.2))
  const missOf = (supremacy: number) => {
    const grid = createGrid((total + supremacy) / 2, (total - supremacy) / 2, -0.05, drawFactor)
    return { grid, miss: Math.abs(1 / fairOdds(handicapChances(grid, -0.75)) - 1.9 / 3.9) }
  }
  const best = steps.map(missOf).reduce((a, b) => (b.miss < a.miss ? b : a))
  const { asian } = asianDifference(odds, quote(-0.75, 2, 1.9), 0.55)!
  resultChances(best.grid).forEach((each, j) => expect(asian[j]).toBeCloseTo(each, 3))
})

test('markets that agree differ by nothing, and differences sum to nought', () => {
  const share = fc.double({ min: 0.12, max: 0.88, noNaN: true })
  const draw = fc.double({ min: 0.15, max: 0.33, noNaN: true })
  const over = fc.double({ min: 0.4, max: 0.65, noNaN: true })
  const quarters = fc.integer({ min: -6, max: 6 })
  fc.assert(
    fc.property(share, draw, over, quarters, (s, d, o, q) => {
      const p: Result3 = [(1 - d) * s, d, (1 - d) * (1 - s)]
      const odds = p.map((each) => 0.94 / each) as Result3
      const fair = fairOdds(handicapChances(fitGrid(p, o).grid, q / 4))
      const prices = [0.97 * fair, 0.97 / (1 - 1 / fair)] as const
      fc.pre(Math.min(...odds, ...prices) > 1)
      const same = asianDifference(odds, quote(q / 4, ...prices), o)!
      for (const each of same.difference) expect(each).toBeCloseTo(0, 6)
      const other = asianDifference(odds, quote(q / 4, 1.9, 1.9), o)!
      expect(other.difference[0] + other.difference[1] + other.difference[2]).toBeCloseTo(0, 12)
    }),
    { numRuns: 40 },
  )
})

test.each<[string, Result3, HandicapQuote, number]>([
  ['a price of nothing', [2, 0, 4], quote(0, 1.9, 1.9), 0.5],
  ['a side without a price', [2, 3.5, 4], quote(0, NaN, 1.9), 0.5],
  ['no line', [2, 3.5, 4], quote(NaN, 1.9, 1.9), 0.5],
  ['a line that is no quarter', [2, 3.5, 4], quote(0.3, 1.9, 1.9), 0.5],
  ['goals that are certain', [2, 3.5, 4], quote(0, 1.9, 1.9), 1],
])('%s: no difference is shown', (_name, odds, handicap, over) => {
  expect(asianDifference(odds, handicap, over)).toBeNull()
})
