import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settleMarket } from '#settlement/markets.ts'
import { fitGrid } from './fit-grid.ts'
import {
  bothScoreChance,
  fairOdds,
  goalsChances,
  halfFullChances,
  handicapChances,
  meanGoals,
  otherScoreChance,
  overChances,
  resultChances,
  scoreChance,
} from './grid-markets.ts'
import { createGrid, SIDE } from './score-grid.ts'

const goals = fc.double({ min: 0.2, max: 4, noNaN: true })
const rho = fc.double({ min: -0.15, max: 0.05, noNaN: true })
const total = (values: Iterable<number>) => [...values].reduce((sum, each) => sum + each, 0)

test('a grid sums to one, and so does every market of it', () => {
  fc.assert(
    fc.property(goals, goals, rho, fc.integer({ min: -12, max: 12 }), (home, away, r, quarters) => {
      const grid = createGrid(home, away, r)
      expect(total(grid)).toBeCloseTo(1, 12)
      expect(total(resultChances(grid))).toBeCloseTo(1, 12)
      expect(total(Object.values(handicapChances(grid, quarters / 4)))).toBeCloseTo(1, 9)
      expect(total(goalsChances(grid))).toBeCloseTo(1, 9)
      const table = halfFullChances(grid)
      const [h, d, a] = resultChances(grid)
      const full = (side: 'home' | 'draw' | 'away') =>
        table.home[side] + table.draw[side] + table.away[side]
      expect(full('home')).toBeCloseTo(h, 9)
      expect(full('draw')).toBeCloseTo(d, 9)
      expect(full('away')).toBeCloseTo(a, 9)
    }),
    { numRuns: 30 },
  )
})

test('chances are sums over the scores that settle so', () => {
  const grid = createGrid(1.7, 1.1, -0.06)
  const count = (hit: (home: number, away: number) => boolean) => {
    let sum = 0
    for (let h = 0; h < SIDE; h++)
      for (let a = 0; a < SIDE; a++) if (hit(h, a)) sum += scoreChance(grid, h, a)
    return sum
  }
  const settles = (line: number, value: number) => (home: number, away: number) =>
    settleMarket({ market: 'asianHandicap', side: 'home', line }, { home, away }) === value
  const chances = handicapChances(grid, -0.75)
  expect(chances.win).toBeCloseTo(count(settles(-0.75, 1)), 12)
  expect(chances.halfWin).toBeCloseTo(count(settles(-0.75, 0.5)), 12)
  expect(overChances(grid, 2.25).halfLose).toBeCloseTo(
    count((h, a) => h + a === 2),
    12,
  )
  expect(bothScoreChance(grid)).toBeCloseTo(
    count((h, a) => h > 0 && a > 0),
    12,
  )
  expect(otherScoreChance(grid, 'draw')).toBeCloseTo(
    count((h, a) => h === a && h > 3),
    12,
  )
})

test('at fair odds a bet neither wins nor loses', () => {
  const chances = handicapChances(createGrid(1.5, 1.2), -0.25)
  const gain = (fairOdds(chances) - 1) * (chances.win + chances.halfWin / 2)
  expect(gain).toBeCloseTo(chances.lose + chances.halfLose / 2, 12)
})

test('independent goals without a change of low scores keep their means', () => {
  const [home, away] = meanGoals(createGrid(1.6, 0.9))
  expect(home).toBeCloseTo(1.6, 5)
  expect(away).toBeCloseTo(0.9, 5)
})

test('a grid is found for the chances of a result and of three goals', () => {
  const draw = fc.double({ min: 0.12, max: 0.34, noNaN: true })
  const share = fc.double({ min: 0.06, max: 0.94, noNaN: true })
  const over = fc.double({ min: 0.35, max: 0.75, noNaN: true })
  fc.assert(
    fc.property(draw, share, over, (d, s, o) => {
      const p = [(1 - d) * s, d, (1 - d) * (1 - s)] as const
      const { grid } = fitGrid(p, o)
      resultChances(grid).forEach((each, at) => expect(each).toBeCloseTo(p[at]!, 6))
      expect(overChances(grid, 2.5).win).toBeCloseTo(o, 6)
    }),
  )
})
