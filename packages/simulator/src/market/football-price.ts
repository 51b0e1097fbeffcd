import { goalShares, LEVEL, type GoalsAhead, type GoalShares } from './goal-shares.ts'
import type { FairLine, FairMarket } from './offer.ts'

/** Shifts the balance a company looks for, as a share of stakes: some hold a line longer. */
export interface LineBias {
  readonly handicap: number
  readonly total: number
}

const QUARTER = 2500

/**
 * The result counts the score so far. The handicap is about the rest of the match only, the total about all of it:
 * so lines are quoted in play.
 */
export function fairFootball(ahead: GoalsAhead, bias: LineBias): FairMarket {
  const { home, away, scoreHome, scoreAway } = ahead
  const shares = goalShares(ahead)
  const [win, draw, lose] = resultShares(shares, scoreHome - scoreAway)
  return {
    home: win,
    draw: Math.max(draw, 1e-9),
    away: Math.max(0, lose),
    asian: handicap(shares, home - away, 0.5 + bias.handicap),
    overUnder: total(shares, ahead, 0.5 + bias.total),
  }
}

/** Chances of home, draw and away before a match, once `shift` is added to the home score. */
export function marginChances(home: number, away: number, shift: number): [number, number, number] {
  const whole = { wholeHome: home, wholeAway: away }
  return resultShares(goalShares({ home, away, scoreHome: 0, scoreAway: 0, ...whole }), shift)
}

function resultShares({ margins }: GoalShares, lead: number): [number, number, number] {
  let win = 0
  let draw = 0
  for (let at = 0; at < margins.length; at++) {
    const margin = at - LEVEL + lead
    if (margin > 0) win += margins[at]!
    else if (margin === 0) draw += margins[at]!
  }
  return [win, draw, 1 - win - draw]
}

/** The quarter line whose two sides share the stakes most nearly as wanted. */
function handicap({ margins }: GoalShares, mean: number, wanted: number): FairLine {
  const { quarters, edge } = balanced(margins, LEVEL, {
    start: Math.round(mean * 4),
    wanted,
    least: -MOST_QUARTERS,
  })
  return { line: quarters * QUARTER + 0, edge }
}

const LEAST_TOTAL = 2

function total({ totals }: GoalShares, ahead: GoalsAhead, wanted: number): FairLine {
  const start = Math.max(LEAST_TOTAL, Math.round((ahead.home + ahead.away) * 4) - 1)
  const scored = ahead.scoreHome + ahead.scoreAway
  const { quarters, edge } = balanced(totals, 0, { start, wanted, least: LEAST_TOTAL })
  return { line: (quarters + 4 * scored) * QUARTER, edge }
}

interface Balance {
  readonly quarters: number
  readonly edge: number
}

/** Waters from 0.70 to 1.15 lie inside this distance from the middle. */
const FAR = 0.045

/** A company keeps its own balance, but no line whose waters would be far apart. */
function balanced(chances: Float64Array, zero: number, search: Search): Balance {
  const own = walk(chances, zero, search)
  const found =
    Math.abs(own.edge - 0.5) > FAR
      ? walk(chances, zero, { ...search, start: own.quarters, wanted: 0.5 })
      : own
  return { quarters: found.quarters, edge: Math.min(0.97, Math.max(0.03, found.edge)) }
}

interface Search {
  readonly start: number
  readonly wanted: number
  readonly least: number
}

/** A higher line is worth less to the first side: go towards the balance until it is passed. */
function walk(chances: Float64Array, zero: number, { start, wanted, least }: Search): Balance {
  let quarters = start
  let edge = edgeAt(chances, zero, quarters)
  const step = edge > wanted ? 1 : -1
  for (let next = quarters + step; next >= least && next < MOST_QUARTERS; next += step) {
    const there = edgeAt(chances, zero, next)
    if (Math.abs(there - wanted) >= Math.abs(edge - wanted)) break
    quarters = next
    edge = there
  }
  return { quarters, edge }
}

const MOST_QUARTERS = 48

/** Half a stake is won or lost one quarter off the line, a whole one further away. */
function edgeAt(chances: Float64Array, zero: number, quarters: number): number {
  let won = 0
  let lost = 0
  for (let at = 0; at < chances.length; at++) {
    const off = 4 * (at - zero) - quarters
    if (off >= 2) won += chances[at]!
    else if (off <= -2) lost += chances[at]!
    else if (off === 1) won += chances[at]! / 2
    else if (off === -1) lost += chances[at]! / 2
  }
  return won / (won + lost)
}
