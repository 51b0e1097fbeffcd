/** Goals still to come for each side, what stands already, and what the whole match was expected to bring. */
export interface GoalsAhead {
  readonly home: number
  readonly away: number
  readonly scoreHome: number
  readonly scoreAway: number
  readonly wholeHome: number
  readonly wholeAway: number
}

/** Chances of the margins and sums of the goals still to come. */
export interface GoalShares {
  /** From −12 at 0 to 12 at 24. */
  readonly margins: Float64Array
  readonly totals: Float64Array
}

const SIDE = 13
export const LEVEL = SIDE - 1

/** How the demo world's scores differ from independent ones (`football/draw/score-draw.ts`); a test compares them. */
const TOGETHER = -0.02
const EQUALISED = 0.055

// Pricing runs hundreds of times a match: the answer lives in buffers that the next call fills anew.
const shares: GoalShares = {
  margins: new Float64Array(2 * SIDE - 1),
  totals: new Float64Array(2 * SIDE - 1),
}
const awayGoals = new Float64Array(SIDE)

/** Independent counts, changed where a final score of at most one goal each is still possible. Read before the next call. */
export function goalShares(ahead: GoalsAhead): GoalShares {
  fillIndependent(ahead)
  if (ahead.scoreHome < 2 && ahead.scoreAway < 2) weighLowScores(ahead)
  return shares
}

function fillIndependent({ home, away }: GoalsAhead): void {
  const { margins, totals } = shares
  margins.fill(0)
  totals.fill(0)
  awayGoals[0] = Math.exp(-away)
  for (let a = 1; a < SIDE; a++) awayGoals[a] = (awayGoals[a - 1]! * away) / a
  let chance = Math.exp(-home)
  for (let h = 0; h < SIDE; h++) {
    for (let a = 0; a < SIDE; a++) {
      const cell = chance * awayGoals[a]!
      margins[LEVEL + h - a]! += cell
      totals[h + a]! += cell
    }
    chance *= home / (h + 1)
  }
}

/**
 * When goals fall is independent of the final score, so in play a final score is as much likelier or less likely than
 * independence has it as it was before the match; only the sum has to be made one again.
 */
function weighLowScores(ahead: GoalsAhead): void {
  const { margins, totals } = shares
  const nothing = Math.exp(-ahead.home - ahead.away)
  let added = 0
  for (let h = ahead.scoreHome; h < 2; h++)
    for (let a = ahead.scoreAway; a < 2; a++) {
      const [more, others] = [h - ahead.scoreHome, a - ahead.scoreAway]
      const cell = nothing * (more ? ahead.home : 1) * (others ? ahead.away : 1)
      const change = cell * (weight(h, a, ahead) - 1)
      margins[LEVEL + more - others]! += change
      totals[more + others]! += change
      added += change
    }
  for (let at = 0; at < margins.length; at++) {
    margins[at]! /= 1 + added
    totals[at]! /= 1 + added
  }
}

/** Low draws are likelier (Dixon and Coles), and some who lose by the only goal draw level after all. */
function weight(h: number, a: number, { wholeHome, wholeAway }: GoalsAhead): number {
  const byHome = 1 + wholeAway * TOGETHER
  const byAway = 1 + wholeHome * TOGETHER
  if (h !== a) return (h > a ? byHome : byAway) * (1 - EQUALISED)
  if (h === 0) return 1 - wholeHome * wholeAway * TOGETHER
  return 1 - TOGETHER + EQUALISED * (byHome / wholeAway + byAway / wholeHome)
}
