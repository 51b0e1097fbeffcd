import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fairOdds,
  handicapChances,
  overChances,
  resultChances,
} from '@linmen/domain/score-grid/grid-markets.ts'
import { CELLS, SIDE } from '@linmen/domain/score-grid/score-grid.ts'
import { drawScore } from '#football/draw/score-draw.ts'
import { fairBasketball, leadChance, normalShare } from './basketball-price.ts'
import { fairFootball, marginChances } from './football-price.ts'
import { europeanOffer, lineOffer } from './offer.ts'

const NO_BIAS = { handicap: 0, total: 0 }
const mean = fc.double({ min: 0.7, max: 3.2, noNaN: true })
const before = (home: number, away: number) => {
  const whole = { wholeHome: home, wholeAway: away }
  return fairFootball({ home, away, scoreHome: 0, scoreAway: 0, ...whole }, NO_BIAS)
}

/** The scores the demo world draws, each as often as it would: throws at even distances. */
function drawn(home: number, away: number): Float64Array {
  const grid = new Float64Array(CELLS)
  for (let at = 0; at < THROWS; at++) {
    const score = drawScore({ home, away }, (at + 0.5) / THROWS)
    grid[score.home * SIDE + score.away]! += 1 / THROWS
  }
  return grid
}

const THROWS = 20_000

test.each([
  [1.45, 1.15],
  [2.4, 0.7],
  [0.8, 1.9],
])('what is priced is what the demo world draws: %f against %f', (home, away) => {
  const fair = before(home, away)
  const grid = drawn(home, away)
  const [win, draw, lose] = resultChances(grid)
  expect(fair.home).toBeCloseTo(win, 3)
  expect(fair.draw).toBeCloseTo(draw, 3)
  expect(fair.away).toBeCloseTo(lose, 3)
  const given = handicapChances(grid, -fair.asian.line / 10_000)
  expect(1 / fair.asian.edge).toBeCloseTo(fairOdds(given), 2)
  const over = overChances(grid, fair.overUnder.line / 10_000)
  expect(1 / fair.overUnder.edge).toBeCloseTo(fairOdds(over), 2)
})

test('the line is a quarter near the balance of the stakes', () => {
  fc.assert(
    fc.property(mean, mean, (home, away) => {
      const { asian, overUnder } = before(home, away)
      for (const { line, edge } of [asian, overUnder]) {
        expect(Number.isInteger(line / 2500)).toBe(true)
        expect(Math.abs(edge - 0.5)).toBeLessThan(0.07)
      }
    }),
  )
})

test.each([
  ['even teams', 1.3, 1.3, 0, 25000],
  ['a favourite at home', 1.9, 0.9, 10000, 27500],
  ['a favourite away', 0.8, 2.2, -12500, 27500],
])('%s: %f against %f', (_name, home, away, handicap, goals) => {
  const { asian, overUnder } = before(home, away)
  expect(asian.line).toBe(handicap)
  expect(overUnder.line).toBe(goals)
})

test('in play the result counts the score, the handicap does not, the total does', () => {
  const ahead = { home: 0.5, away: 0.5, wholeHome: 1.2, wholeAway: 1.2 }
  const fair = fairFootball({ ...ahead, scoreHome: 2, scoreAway: 0 }, NO_BIAS)
  expect(fair.home).toBeGreaterThan(0.9)
  expect(fair.asian.line).toBe(0)
  expect(fair.overUnder.line).toBeGreaterThanOrEqual(25000)
})

test('chances add up at every score, and a late lead is nearly a win', () => {
  for (const [scoreHome, scoreAway] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ] as const)
    for (const left of [0.9, 0.5, 0.05]) {
      const whole = { wholeHome: 1.5, wholeAway: 1.2 }
      const ahead = { home: 1.5 * left, away: 1.2 * left, scoreHome, scoreAway, ...whole }
      const { home, draw, away } = fairFootball(ahead, NO_BIAS)
      expect(home + draw + away).toBeCloseTo(1, 6)
      if (left === 0.05) expect(Math.max(home, draw, away)).toBeGreaterThan(0.85)
    }
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
  const fair = before(1.5, 1.1)
  const back = ({ home, draw, away }: { home: number; draw: number; away: number }) =>
    1 / (100 / home + 100 / draw + 100 / away)
  expect(back(europeanOffer(fair, 0.89, 'fine'))).toBeCloseTo(0.89, 2)
  expect(back(europeanOffer(fair, 0.94, 'coarse'))).toBeCloseTo(0.94, 1)
  const { first, second } = lineOffer(fair.asian, 0.96)
  expect(1 / (1 / (1 + first / 100) + 1 / (1 + second / 100))).toBeCloseTo(0.96, 2)
})

test.each([
  [0.0001, 10_100],
  [0.9999, 101],
])('no price leaves its bounds: a chance of %f', (home, price) => {
  const fair = { home, draw: 0.00005, away: 1 - home - 0.00005 }
  const line = { line: 0, edge: 0.5 }
  const offer = europeanOffer({ ...fair, asian: line, overUnder: line }, 0.99, 'coarse')
  expect(offer.home).toBe(price)
})
