import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'

/**
 * How real scores differ from independent ones, calibrated against the real files: low draws are a little likelier
 * (Dixon and Coles), and some of the sides that lose by the only goal draw level after all.
 */
const TOGETHER = -0.02
const EQUALISED = 0.055
const MOST = 11

/** One score out of all, by a throw between 0 and 1. */
export function drawScore(expected: Pair, thrown: number): Pair {
  fill(HOME, expected.home)
  fill(AWAY, expected.away)
  let left = thrown
  for (let home = 0; home < MOST; home += 1)
    for (let away = 0; away < MOST; away += 1) {
      left -= home < 2 && away < 2 ? low(expected, home, away) : HOME[home]! * AWAY[away]!
      if (left < 0) return { home, away }
    }
  return { home: 1, away: 1 }
}

// Filled anew for every draw; a season has hundreds of them.
const HOME = new Float64Array(MOST)
const AWAY = new Float64Array(MOST)

function fill(chances: Float64Array, mean: number): void {
  chances[0] = Math.exp(-mean)
  for (let goals = 1; goals < MOST; goals += 1)
    chances[goals] = (chances[goals - 1]! * mean) / goals
}

function low(expected: Pair, home: number, away: number): number {
  const narrow = (at: 0 | 1) =>
    HOME[at]! * AWAY[1 - at]! * (1 + (at === 0 ? expected.home : expected.away) * TOGETHER)
  if (home !== away) return narrow(home === 0 ? 0 : 1) * (1 - EQUALISED)
  if (home === 0) return HOME[0]! * AWAY[0]! * (1 - expected.home * expected.away * TOGETHER)
  return HOME[1]! * AWAY[1]! * (1 - TOGETHER) + (narrow(0) + narrow(1)) * EQUALISED
}
