import type { FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { strengthFilter, type StrengthFilter } from './strength-filter.ts'

/** Where a match stands among the registered teams and leagues. */
export interface Seat {
  readonly home: number
  readonly away: number
  readonly league: number
  readonly tier: number
  readonly day: number
}

export interface StrengthRating {
  expected(seat: Seat): number
  doubt(seat: Seat): number
  /** `market` is what the latest odds said, NaN where there were none. */
  learn(seat: Seat, row: FootballRow, market: number): void
}

/** How far the performance in a match moves a rating beyond what the odds knew before it. */
export interface Response {
  readonly drift: number
  readonly summer: number
  readonly unknown: number
  readonly marketNoise: number
  readonly resultNoise: number
  readonly goals: number
  readonly onTarget: number
  readonly shots: number
}

/** Chosen on 2014/15–2018/19 by the squared error of the next closing odds; see docs/models.md. */
export const EDGE_RESPONSE: Response = {
  drift: 0.00042,
  summer: 0.034,
  unknown: 0.245,
  marketNoise: 0.049,
  resultNoise: 0.7,
  goals: 1,
  onTarget: 0.192,
  shots: 0.108,
}

export const OVER_RESPONSE: Response = {
  drift: 0.0001,
  summer: 0.02,
  unknown: 0.078,
  marketNoise: 0.149,
  resultNoise: 1.6,
  goals: 1,
  onTarget: 0.051,
  shots: 0.031,
}

const MOST_GOALS = 4
/** Goals, shots on target and shots that one unit of edge is worth, and of over at its middle. */
const PER_EDGE = { goals: 0.62, onTarget: 2, shots: 4 }
const PER_OVER = { goals: 1.375, onTarget: 3.05, shots: 0.82 }
const AT_LEVEL = { goals: 2.55, onTarget: 7.04, shots: 24.5 }
/** Without shots the goals must say a little more. */
const GOALS_ALONE = 1.2

/** Who is stronger: fed by past odds, and by goals and shots beyond them. */
export function edgeStrength(response: Response = EDGE_RESPONSE): StrengthRating {
  const filter = strengthFilter({
    ...response,
    away: -1,
    newcomer: (tier) => -0.3 - 0.9 * tier,
    level: 0.35,
    levelRate: 0.007,
  })
  return rating(filter, response, (row, base) => {
    const goals = clamp(row.homeGoals - row.awayGoals, MOST_GOALS) - PER_EDGE.goals * base
    if (row.homeOnTarget < 0) return GOALS_ALONE * response.goals * goals
    return (
      response.goals * goals +
      response.onTarget * (row.homeOnTarget - row.awayOnTarget - PER_EDGE.onTarget * base) +
      response.shots * (row.homeShots - row.awayShots - PER_EDGE.shots * base)
    )
  })
}

/** How many goals a team's matches see. */
export function overStrength(response: Response = OVER_RESPONSE): StrengthRating {
  const filter = strengthFilter({
    ...response,
    away: 1,
    newcomer: () => 0,
    level: 0,
    levelRate: 0.06,
  })
  return rating(filter, response, (row, base) => {
    const goals = row.homeGoals + row.awayGoals - AT_LEVEL.goals - PER_OVER.goals * base
    if (row.homeOnTarget < 0) return response.goals * goals
    const onTarget = row.homeOnTarget + row.awayOnTarget - AT_LEVEL.onTarget
    const shots = row.homeShots + row.awayShots - AT_LEVEL.shots
    return (
      response.goals * goals +
      response.onTarget * (onTarget - PER_OVER.onTarget * base) +
      response.shots * (shots - PER_OVER.shots * base)
    )
  })
}

function rating(
  filter: StrengthFilter,
  response: Response,
  surprise: (row: FootballRow, base: number) => number,
): StrengthRating {
  const expected = ({ home, away, league, tier }: Seat) => filter.expected(home, away, league, tier)
  return {
    expected,
    doubt: ({ home, away }) => filter.doubt(home, away),
    learn(seat, row, market) {
      const { home, away, league, tier, day } = seat
      const before = expected(seat)
      filter.pass(home, away, league, tier, day)
      const hasMarket = market === market && response.marketNoise < Infinity
      if (hasMarket) {
        const error = market - expected(seat)
        filter.see(home, away, league, market, response.marketNoise)
        filter.follow(league, error)
      }
      const extra = surprise(row, hasMarket ? market : before)
      filter.see(home, away, league, expected(seat) + extra, response.resultNoise)
      if (!hasMarket) filter.follow(league, extra / 10)
    },
  }
}

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))
