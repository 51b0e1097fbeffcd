import type { FairLine, FairMarket } from './offer.ts'

/** Goals still to come for each side, and what stands already. */
export interface GoalsAhead {
  readonly home: number
  readonly away: number
  readonly scoreHome: number
  readonly scoreAway: number
  /** Shifts the balance a company looks for, as a share of stakes: some hold a line longer. */
  readonly handicapBias: number
  readonly totalBias: number
}

const SIDE = 13
const QUARTER = 2500
// Low scores depend on each other (Dixon and Coles); in play, what is left of a match does not know the score.
const RHO = -0.045

// Pricing runs hundreds of times a match: the distributions live in two buffers that every call fills anew.
const margins = new Float64Array(2 * SIDE - 1)
const totals = new Float64Array(2 * SIDE - 1)
const awayGoals = new Float64Array(SIDE)

/**
 * The result counts the score so far. The handicap is about the rest of the match only, the total about all of it:
 * so lines are quoted in play.
 */
export function fairFootball(ahead: GoalsAhead): FairMarket {
  const { home, away, scoreHome, scoreAway } = ahead
  fill(home, away, scoreHome + scoreAway === 0 ? RHO : 0)
  const [win, draw, lose] = resultShares(scoreHome - scoreAway)
  return {
    home: win,
    draw: Math.max(draw, 1e-9),
    away: Math.max(0, lose),
    asian: handicap(home - away, 0.5 + ahead.handicapBias),
    overUnder: total(home + away, scoreHome + scoreAway, 0.5 + ahead.totalBias),
  }
}

/** Chances of home, draw and away once `shift` is added to the home score. */
export function marginChances(home: number, away: number, shift: number): [number, number, number] {
  fill(home, away, RHO)
  return resultShares(shift)
}

function resultShares(lead: number): [number, number, number] {
  let win = 0
  let draw = 0
  for (let at = 0; at < margins.length; at++) {
    const margin = at - (SIDE - 1) + lead
    if (margin > 0) win += margins[at]!
    else if (margin === 0) draw += margins[at]!
  }
  return [win, draw, 1 - win - draw]
}

function fill(home: number, away: number, rho: number): void {
  margins.fill(0)
  totals.fill(0)
  awayGoals[0] = Math.exp(-away)
  for (let a = 1; a < SIDE; a++) awayGoals[a] = (awayGoals[a - 1]! * away) / a
  let chance = Math.exp(-home)
  for (let h = 0; h < SIDE; h++) {
    for (let a = 0; a < SIDE; a++) {
      const cell = chance * awayGoals[a]!
      margins[SIDE - 1 + h - a]! += cell
      totals[h + a]! += cell
    }
    chance *= home / (h + 1)
  }
  if (rho !== 0) lowScores(Math.exp(-home - away), home * away * rho)
}

/** Moves chance from 0:0 and 1:1 to 1:0 and 0:1, or back; every sum stays what it was. */
function lowScores(nothing: number, shift: number): void {
  const moved = nothing * shift
  margins[SIDE - 1]! -= 2 * moved
  margins[SIDE]! += moved
  margins[SIDE - 2]! += moved
  totals[0]! -= moved
  totals[1]! += 2 * moved
  totals[2]! -= moved
}

/** The quarter line whose two sides share the stakes most nearly as wanted. */
function handicap(mean: number, wanted: number): FairLine {
  const { quarters, edge } = balanced(margins, SIDE - 1, {
    start: Math.round(mean * 4),
    wanted,
    least: -MOST_QUARTERS,
  })
  return { line: quarters * QUARTER + 0, edge }
}

const LEAST_TOTAL = 2

function total(mean: number, scored: number, wanted: number): FairLine {
  const start = Math.max(LEAST_TOTAL, Math.round(mean * 4) - 1)
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
