import { calibrationTable } from '#scoring/calibration-table.ts'
import {
  isFavourite,
  logLoss as lossOf,
  outcomeOf,
  rankedScore,
  type Result3,
} from '#scoring/rules.ts'
import type { Chances } from './rated-match.ts'

/** A prediction whose match is over. */
export interface ScoredPrediction {
  readonly chances: Chances
  /** What the bookmakers thought at the moment it was made; null where nobody had a price. */
  readonly market: Chances | null
  readonly score: { readonly home: number; readonly away: number }
}

export interface TrackRecord {
  readonly matches: number
  /** How often the likeliest result came. */
  readonly hits: number
  /** Mean ranked probability score; the smaller the better. Null without a match. */
  readonly rps: number | null
  /** Over the same matches; null unless the market priced every one of them. */
  readonly marketRps: number | null
  /** Mean logarithmic loss, the same way. */
  readonly logLoss: number | null
  readonly marketLogLoss: number | null
  /** What was said and what came, over all three results of every match. */
  readonly calibration: Calibration
}

export interface Calibration {
  /** Mean distance of the two; null without a match. */
  readonly error: number | null
  readonly points: readonly { forecast: number; came: number; n: number }[]
}

/** How good predictions were, beside the market on the same matches. */
export function trackRecord(scored: readonly ScoredPrediction[]): TrackRecord {
  const came = ({ score }: ScoredPrediction) => outcomeOf(score.home, score.away)
  const priced = scored.every(({ market }) => market !== null)
  return {
    matches: scored.length,
    hits: scored.filter((each) => isFavourite(triple(each.chances), came(each))).length,
    rps: mean(scored.map((each) => rankedScore(triple(each.chances), came(each)))),
    marketRps: priced
      ? mean(scored.map((each) => rankedScore(triple(each.market!), came(each))))
      : null,
    logLoss: mean(scored.map((each) => lossOf(triple(each.chances)[came(each)]))),
    marketLogLoss: priced
      ? mean(scored.map((each) => lossOf(triple(each.market!)[came(each)])))
      : null,
    calibration: calibrationOf(scored.map((each) => [triple(each.chances), came(each)])),
  }
}

function calibrationOf(told: readonly (readonly [Result3, number])[]): Calibration {
  const table = calibrationTable()
  for (const [chances, came] of told)
    chances.forEach((chance, outcome) => table.add(chance, outcome === came))
  return {
    error: told.length === 0 ? null : table.error(),
    points: table.bins().map(({ forecast, came, n }) => ({ forecast, came, n })),
  }
}

const triple = ({ home, draw, away }: Chances): Result3 => [
  home / 10_000,
  draw / 10_000,
  away / 10_000,
]

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0) / values.length
