import { resultOf, type MarketView } from '@linmen/domain/market/market-view.ts'
import type { FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { eloRating } from '#ratings/elo.ts'
import { restDays } from '#ratings/rest-days.ts'
import {
  EDGE_RESPONSE,
  edgeStrength,
  OVER_RESPONSE,
  overStrength,
  type Seat,
  type StrengthRating,
} from '#ratings/market-strength.ts'
import { deservedMargin, piRating } from '#ratings/pi-rating.ts'
import { leagueTrace, sharedTrace, trace } from '#ratings/trace.ts'

/** Everything known of a match before it without its own odds, one number each. */
export interface Signals {
  /** Fills `out` with SIGNALS numbers. */
  fill(seat: Seat, out: Float64Array): void
  learn(seat: Seat, row: FootballRow, seen: Seen): void
}

/** The odds of a finished match, and what had been guessed of its closing odds. */
export interface Seen {
  readonly latest: MarketView
  readonly opening: MarketView
  readonly closing: MarketView
  /** Guesses without and with the opening odds. */
  readonly none: MarketView
  readonly open: MarketView
}

/** Where each signal stands; the first is the constant of every regression. */
export const AT = {
  one: 0,
  edge: 1,
  quickMoves: 14,
  form: 19,
  moved: 20,
  revalued: 21,
  over: 22,
  drawLevel: 25,
  edgeSquare: 26,
  leagueMoved: 27,
  leagueFavoured: 28,
  venue: 29,
  drawMoved: 30,
} as const

export const SIGNALS = 31
/** Signals 0 to 21 speak of who wins, the rest of goals, draws and the league. */
export const EDGE_SIGNALS = 22

const SURPRISE_RATE = 0.12
const MOST_GOALS = 4
const GOALS_PER_EDGE = 0.62
const ON_TARGET_PER_EDGE = 2
const SHOTS_PER_EDGE = 4

export function footballSignals(): Signals {
  const strengths = edgeStrengths()
  const overs = [overStrength(), overStrength({ ...OVER_RESPONSE, drift: 0.00003 })]
  const elo = eloRating()
  const pi = piRating((row) => row.homeGoals - row.awayGoals)
  const shotPi = piRating(deservedMargin)
  const rest = restDays()
  const quickMoves = trace(0.2)
  const slowMoves = trace(0.06)
  const luck = trace(0.02)
  const lastGoals = trace(0.5)
  const lastShots = trace(0.5)
  const surprises = surpriseTraces()
  const overMoves = sharedTrace(0.1)
  const drawLevel = new Map<number, number>()
  return {
    fill(seat, out) {
      out[0] = 1
      for (let i = 0; i < strengths.length; i++) out[1 + i] = strengths[i]!.expected(seat)
      out[7] = elo.expected(seat) / 200
      out[8] = pi.expected(seat)
      out[9] = shotPi.expected(seat)
      out[10] = rest.tired(seat)
      out[11] = rest.rested(seat)
      out[12] = strengths[0]!.doubt(seat)
      out[13] = out[1]! ** 3 / 10
      out[14] = quickMoves.expected(seat)
      out[15] = slowMoves.expected(seat)
      out[16] = luck.expected(seat)
      out[17] = lastGoals.expected(seat)
      out[18] = lastShots.expected(seat)
      surprises.fill(seat, out)
      out[AT.over] = overs[0]!.expected(seat)
      out[23] = overs[1]!.expected(seat)
      out[24] = overMoves.expected(seat)
      out[AT.drawLevel] = drawLevel.get(seat.league) ?? -1
      out[AT.edgeSquare] = out[1]! * out[1]!
    },
    learn(seat, row, seen) {
      const { latest, opening } = seen
      for (const strength of strengths) strength.learn(seat, row, latest.edge)
      for (const over of overs) over.learn(seat, row, latest.over)
      elo.learn(seat, row)
      pi.learn(seat, row)
      shotPi.learn(seat, row)
      rest.learn(seat)
      const move = latest.edge - opening.edge
      quickMoves.learn(seat, move)
      slowMoves.learn(seat, move)
      overMoves.learn(seat, latest.over - opening.over)
      const goals = clamp(row.homeGoals - row.awayGoals) - GOALS_PER_EDGE * latest.edge
      luck.learn(seat, goals)
      lastGoals.learn(seat, goals)
      lastShots.learn(seat, shotSurprise(row, latest.edge))
      surprises.learn(seat, row, seen)
      if (latest.draw === latest.draw) {
        const level = drawLevel.get(seat.league) ?? latest.draw
        drawLevel.set(seat.league, level + 0.01 * (latest.draw - level))
      }
    },
  }
}

/** The tuned strength, quicker and slower ones, and one that never looks at odds. */
function edgeStrengths(): StrengthRating[] {
  return [
    edgeStrength(),
    edgeStrength({ ...EDGE_RESPONSE, drift: 0.002, summer: 0.1 }),
    edgeStrength({ ...EDGE_RESPONSE, drift: 0.00012, summer: 0.02 }),
    edgeStrength({ ...EDGE_RESPONSE, resultNoise: 3 }),
    edgeStrength({ ...EDGE_RESPONSE, resultNoise: 0.25 }),
    edgeStrength({
      ...EDGE_RESPONSE,
      marketNoise: Infinity,
      resultNoise: 8,
      drift: 0.0012,
      unknown: 1,
    }),
  ]
}

/**
 * What the last matches of a team brought beyond the odds (form), how its closing odds went beyond
 * what was guessed of them, with the opening odds (moved) and without (revalued), and where the
 * odds of its whole league have been going. Home sides of a team that is stronger at home than
 * others are, or weaker away, are made more of (venue), and draws of some teams are (draw moved).
 */
function surpriseTraces() {
  const form = trace(SURPRISE_RATE)
  const moved = trace(SURPRISE_RATE)
  const revalued = trace(SURPRISE_RATE)
  const venue = sharedTrace(0.02)
  const drawMoved = sharedTrace(0.05)
  const leagueMoved = leagueTrace(0.02)
  const leagueFavoured = leagueTrace(0.03)
  return {
    fill(seat: Seat, out: Float64Array) {
      out[AT.form] = form.expected(seat)
      out[AT.moved] = moved.expected(seat)
      out[AT.revalued] = revalued.expected(seat)
      out[AT.venue] = venue.expected(seat)
      out[AT.drawMoved] = drawMoved.expected(seat)
      out[AT.leagueMoved] = leagueMoved.expected(seat)
      out[AT.leagueFavoured] = leagueFavoured.expected(seat)
    },
    learn(seat: Seat, row: FootballRow, { latest, opening, closing, none, open }: Seen) {
      const [home, , away] = resultOf(latest.edge, latest.draw)
      form.learn(seat, Math.sign(row.homeGoals - row.awayGoals) - (home - away))
      revalued.learn(seat, latest.edge - none.edge)
      venue.learn(seat, latest.edge - none.edge)
      drawMoved.learn(seat, closing.draw - open.draw)
      const beyond = closing.edge - open.edge
      moved.learn(seat, beyond)
      leagueMoved.learn(seat, beyond)
      leagueFavoured.learn(seat, beyond * Math.sign(opening.edge))
    },
  }
}

function shotSurprise(row: FootballRow, edge: number): number {
  if (row.homeOnTarget < 0 || row.homeShots < 0) return NaN
  const onTarget = row.homeOnTarget - row.awayOnTarget - ON_TARGET_PER_EDGE * edge
  const shots = row.homeShots - row.awayShots - SHOTS_PER_EDGE * edge
  return onTarget + shots / 2
}

const clamp = (margin: number) => Math.max(-MOST_GOALS, Math.min(MOST_GOALS, margin))
