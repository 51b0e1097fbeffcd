import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isListedScore,
  settleMarket,
  type FinalScore,
  type MarketPick,
  type Side,
} from './markets.ts'

const SIDES: Side[] = ['home', 'draw', 'away']
const score = fc.record({
  home: fc.nat(9),
  away: fc.nat(9),
  halfHome: fc.nat(3),
  halfAway: fc.nat(3),
})
const won = (pick: MarketPick, at: FinalScore) => settleMarket(pick, at) === 1

test.each<[MarketPick, number, number, number]>([
  [{ market: 'threeWayHandicap', side: 'home', line: -1 }, 2, 0, 1],
  [{ market: 'threeWayHandicap', side: 'draw', line: -1 }, 2, 1, 1],
  [{ market: 'threeWayHandicap', side: 'away', line: -1 }, 1, 1, 1],
  [{ market: 'threeWayHandicap', side: 'home', line: 1 }, 0, 1, -1],
  [{ market: 'asianHandicap', side: 'away', line: -0.75 }, 1, 0, -0.5],
  [{ market: 'asianHandicap', side: 'away', line: -0.25 }, 1, 1, 0.5],
  [{ market: 'bothScore', yes: true }, 1, 1, 1],
  [{ market: 'bothScore', yes: false }, 3, 0, 1],
  [{ market: 'correctScore', score: [2, 1] }, 2, 1, 1],
  [{ market: 'correctScore', score: 'home' }, 4, 3, 1],
  [{ market: 'correctScore', score: 'home' }, 5, 2, -1],
  [{ market: 'correctScore', score: 'draw' }, 4, 4, 1],
  [{ market: 'totalGoals', goals: 7 }, 5, 4, 1],
  [{ market: 'oddEven', odd: false }, 0, 0, 1],
  [{ market: 'winningMargin', side: 'home', band: 1 }, 105, 100, 1],
  [{ market: 'winningMargin', side: 'away', band: 2 }, 100, 106, 1],
  [{ market: 'winningMargin', side: 'home', band: 6 }, 140, 100, 1],
])('%j at %i:%i settles %d', (pick, home, away, expected) => {
  expect(settleMarket(pick, { home, away })).toBe(expected)
})

test('half and full time need both scores', () => {
  const pick = { market: 'halfFull', half: 'draw', full: 'home' } as const
  expect(settleMarket(pick, { home: 1, away: 0 })).toBeNull()
  expect(settleMarket(pick, { home: 1, away: 0, halfHome: 0, halfAway: 0 })).toBe(1)
})

test('exactly one outcome of every complete market comes', () => {
  const listed = Array.from(
    { length: 36 },
    (_, at) => [Math.floor(at / 6), at % 6] as const,
  ).filter(([home, away]) => isListedScore(home, away))
  expect(listed).toHaveLength(28)
  const markets: MarketPick[][] = [
    SIDES.map((side) => ({ market: 'result', side })),
    SIDES.map((side) => ({ market: 'threeWayHandicap', side, line: 2 })),
    [...listed, ...SIDES].map((each) => ({ market: 'correctScore', score: each })),
    Array.from({ length: 8 }, (_, goals) => ({ market: 'totalGoals', goals })),
    SIDES.flatMap((half) => SIDES.map((full) => ({ market: 'halfFull' as const, half, full }))),
    [true, false].map((odd) => ({ market: 'oddEven', odd })),
    [true, false].map((yes) => ({ market: 'bothScore', yes })),
  ]
  fc.assert(
    fc.property(score, (at) => {
      for (const picks of markets) expect(picks.filter((pick) => won(pick, at))).toHaveLength(1)
    }),
  )
})
