import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairOdds, handicapChances, overChances, resultChances } from '#score-grid/grid-markets.ts'
import { createGrid } from '#score-grid/score-grid.ts'
import { fairBasketball, leadChance, normalShare } from '#world/market/basketball-price.ts'
import { fairFootball, marginChances } from '#world/market/football-price.ts'
import { europeanOffer, lineOffer } from '#world/market/offer.ts'

const RHO = -0.045
const level = { scoreHome: 0, scoreAway: 0, handicapBias: 0, totalBias: 0 }
const mean = fc.double({ min: 0.3, max: 3.2, noNaN: true })

test('football prices are those of the score grid', () => {
  fc.assert(
    fc.property(mean, mean, (home, away) => {
      const fair = fairFootball({ home, away, ...level })
      const grid = createGrid(home, away, RHO)
      const [win, draw, lose] = resultChances(grid)
      expect(fair.home).toBeCloseTo(win, 4)
      expect(fair.draw).toBeCloseTo(draw, 4)
      expect(fair.away).toBeCloseTo(lose, 4)
      const given = handicapChances(grid, -fair.asian.line / 10_000)
      expect(1 / fair.asian.edge).toBeCloseTo(fairOdds(given), 3)
      const over = overChances(grid, fair.overUnder.line / 10_000)
      expect(1 / fair.overUnder.edge).toBeCloseTo(fairOdds(over), 3)
    }),
  )
})

test('the line is a quarter, and no neighbour is nearer to the balance', () => {
  fc.assert(
    fc.property(mean, mean, (home, away) => {
      const { asian } = fairFootball({ home, away, ...level })
      const grid = createGrid(home, away, RHO)
      expect(Number.isInteger(asian.line / 2500)).toBe(true)
      const off = (line: number) => {
        const { win, halfWin, lose, halfLose } = handicapChances(grid, -line / 10_000)
        const [won, lost] = [win + halfWin / 2, lose + halfLose / 2]
        return Math.abs(won / (won + lost) - 0.5)
      }
      expect(off(asian.line)).toBeLessThanOrEqual(off(asian.line + 2500) + 1e-6)
      expect(off(asian.line)).toBeLessThanOrEqual(off(asian.line - 2500) + 1e-6)
    }),
  )
})

test.each([
  ['even teams', 1.3, 1.3, 0, 25000],
  ['a favourite at home', 1.9, 0.9, 10000, 27500],
  ['a favourite away', 0.8, 2.2, -12500, 27500],
])('%s: %f against %f', (_name, home, away, handicap, goals) => {
  const { asian, overUnder } = fairFootball({ home, away, ...level })
  expect(asian.line).toBe(handicap)
  expect(overUnder.line).toBe(goals)
})

test('in play the result counts the score, the handicap does not, the total does', () => {
  const ahead = { home: 0.5, away: 0.5, handicapBias: 0, totalBias: 0 }
  const fair = fairFootball({ ...ahead, scoreHome: 2, scoreAway: 0 })
  expect(fair.home).toBeGreaterThan(0.9)
  expect(fair.asian.line).toBe(0)
  expect(fair.overUnder.line).toBeGreaterThanOrEqual(25000)
})

test('a whole handicap moves the margin', () => {
  const [plain, shifted] = [marginChances(1.6, 1, 0), marginChances(1.6, 1, -1)]
  expect(shifted[0]).toBeLessThan(plain[0])
  expect(shifted[2]).toBeCloseTo(plain[1] + plain[2], 9)
})

test.each([
  [0, 0.5],
  [1, 0.841345],
  [-1.96, 0.024998],
  [3, 0.99865],
])('the normal distribution up to %f is %f', (z, share) => {
  expect(normalShare(z)).toBeCloseTo(share, 5)
})

test('basketball has no draw, lines in half points, and certainty grows with time', () => {
  const ahead = { margin: 6.1, total: 221.3, spreadBias: 0, totalBias: 0 }
  const early = fairBasketball({ ...ahead, left: 1 })
  const late = fairBasketball({ ...ahead, left: 0.1 })
  expect(early.draw).toBe(0)
  expect(early.asian.line).toBe(60_000)
  expect(early.overUnder.line).toBe(2_215_000)
  expect(early.home).toBeCloseTo(normalShare(6.1 / (13.1 * Math.sqrt(221.3 / 222))), 6)
  expect(leadChance(113.7, 107.6, 0)).toBeCloseTo(early.home, 6)
  expect(late.home).toBeGreaterThan(early.home)
})

test('an offer pays back what the company wants to, up to its steps', () => {
  const fair = fairFootball({ home: 1.5, away: 1.1, ...level })
  const back = ({ home, draw, away }: { home: number; draw: number; away: number }) =>
    1 / (100 / home + 100 / draw + 100 / away)
  expect(back(europeanOffer(fair, 0.89, false))).toBeCloseTo(0.89, 2)
  expect(back(europeanOffer(fair, 0.94, true))).toBeCloseTo(0.94, 1)
  const { first, second } = lineOffer(fair.asian, 0.96)
  expect(1 / (1 / (1 + first / 100) + 1 / (1 + second / 100))).toBeCloseTo(0.96, 2)
})

test.each([
  [0.0001, 10_100],
  [0.9999, 101],
])('no price leaves its bounds: a chance of %f', (home, price) => {
  const fair = { home, draw: 0.00005, away: 1 - home - 0.00005 }
  const line = { line: 0, edge: 0.5 }
  const offer = europeanOffer({ ...fair, asian: line, overUnder: line }, 0.99, true)
  expect(offer.home).toBe(price)
})
