import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'

/** How much likelier than independence low draws are (Dixon and Coles). Calibrated against the real files. */
const TOGETHER = -0.045
const MOST = 11

/** One score out of all, by a throw between 0 and 1. */
export function drawScore(expected: Pair, thrown: number): Pair {
  fill(HOME, expected.home)
  fill(AWAY, expected.away)
  let left = thrown
  for (let home = 0; home < MOST; home += 1)
    for (let away = 0; away < MOST; away += 1) {
      left -= HOME[home]! * AWAY[away]! * (home < 2 && away < 2 ? low(expected, home, away) : 1)
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
  if (home === 0)
    return 1 + (away === 0 ? -expected.home * expected.away : expected.home) * TOGETHER
  return 1 + (away === 0 ? expected.away : -1) * TOGETHER
}
