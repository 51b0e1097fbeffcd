import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'

/** Averages, shares and deviations by which one basketball is like another. */
export interface BasketballFigures {
  readonly matches: number
  readonly homePoints: number
  readonly awayPoints: number
  readonly homeWins: number
  /** Points the home side wins by, on average, and the deviations of margins and totals. */
  readonly margin: number
  readonly marginDeviation: number
  readonly totalDeviation: number
  /** Deviation of the margin of a single quarter. */
  readonly quarterDeviation: number
  /** Share of matches that are level after four quarters. */
  readonly overtimes: number
  /** Shares of all points. */
  readonly quarter1: number
  readonly quarter2: number
  readonly quarter3: number
  readonly quarter4: number
}

/** Matches as the points of their periods: four quarters, then what was scored in overtime. */
export function basketballFigures(matches: readonly (readonly Pair[])[]): BasketballFigures {
  const totals = matches.map((periods) => ({
    home: sum(periods.map(({ home }) => home)),
    away: sum(periods.map(({ away }) => away)),
  }))
  const margins = totals.map(lead)
  const all = sum(totals.map(both))
  const quarter = (at: number) => sum(matches.map((periods) => both(periods[at]!))) / all
  const quarterMargins = matches.flatMap((periods) => periods.slice(0, 4).map(lead))
  return {
    matches: matches.length,
    homePoints: mean(totals.map(({ home }) => home)),
    awayPoints: mean(totals.map(({ away }) => away)),
    homeWins: mean(margins.map((margin) => (margin > 0 ? 1 : 0))),
    margin: mean(margins),
    marginDeviation: deviation(margins),
    totalDeviation: deviation(totals.map(both)),
    quarterDeviation: deviation(quarterMargins),
    overtimes: mean(matches.map((periods) => (periods.length > 4 ? 1 : 0))),
    quarter1: quarter(0),
    quarter2: quarter(1),
    quarter3: quarter(2),
    quarter4: quarter(3),
  }
}

const lead = ({ home, away }: Pair) => home - away
const both = ({ home, away }: Pair) => home + away
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length

function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}
