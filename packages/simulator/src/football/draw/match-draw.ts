import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { diceFor, poisson, type Dice } from '@linmen/domain/chance/dice.ts'
import { drawScore } from './score-draw.ts'
import { drawDiscipline, halfShares, strengthIn, type SentOff } from './sent-off.ts'
import { drawKicks } from './shoot-out.ts'

/** Everything about a match that a table or a list of results needs; its story is told around these numbers. */
export interface MatchDraw {
  readonly full: Pair
  readonly half: Pair
  readonly corners: Pair
  readonly yellowCards: Pair
  readonly redCards: Pair
  /** When they were shown. */
  readonly sentOff: SentOff
  /** Goals of extra time alone; null where there was none. */
  readonly extra: Pair | null
  /** Kicks in turn, home first; null where there were none. */
  readonly kicks: readonly boolean[] | null
}

/** Calibrated against the real files, see `real-figures.ts`. */
const RATES = {
  corners: { home: 5.49, away: 4.56 },
  yellowCards: { home: 1.778, away: 2.036 },
} as const

/** Only the score after ninety minutes, which is the first thing drawn: tables need no more, and many of them. */
export const drawFull = (words: readonly (string | number)[], expected: Pair): Pair =>
  drawScore(likely(expected, drawDiscipline(words).sentOff), diceFor(...words).next())

/** `before` is what the first leg adds; null where nobody has to win. */
export function drawMatch(
  words: readonly (string | number)[],
  expected: Pair,
  before: Pair | null,
): MatchDraw {
  const { heat, sentOff } = drawDiscipline(words)
  const dice = diceFor(...words)
  const goals = likely(expected, sentOff)
  const full = drawScore(goals, dice.next())
  const { first, second } = halfShares(sentOff)
  const half = both((side) => someOf(dice, full[side], first[side] / (first[side] + second[side])))
  // Who is expected to score more also wins more corners.
  const press = 0.6 + 0.8 * (goals.home / (goals.home + goals.away) - 0.557) + 0.4
  const tempo = 0.75 + 0.5 * dice.next()
  const corners = {
    home: poisson(dice, RATES.corners.home * tempo * press),
    away: poisson(dice, RATES.corners.away * tempo * (2 - press)),
  }
  const yellowCards = both((side) => poisson(dice, RATES.yellowCards[side] * heat))
  const redCards = both((side) => sentOff[side].length)
  const goesOn = before && full.home + before.home === full.away + before.away
  const last = strengthIn(sentOff, Infinity)
  const extra = goesOn ? both((side) => poisson(dice, (expected[side] * last[side]) / 3.4)) : null
  const kicks = extra && extra.home === extra.away ? drawKicks(dice) : null
  return { full, half, corners, yellowCards, redCards, sentOff, extra, kicks }
}

/** What is expected of ninety minutes in which these men are sent off. */
function likely(expected: Pair, sentOff: SentOff): Pair {
  const { first, second } = halfShares(sentOff)
  return both((side) => expected[side] * (first[side] + second[side]))
}

function someOf(dice: Dice, goals: number, share: number): number {
  let count = 0
  for (let left = goals; left > 0; left -= 1) if (dice.chance(share)) count += 1
  return count
}

function both(make: (side: Side) => number): Pair {
  const home = make('home')
  return { home, away: make('away') }
}
