import type { FairMarket } from './offer.ts'

/** Points both sides are expected to end with, and how much chance is left in them. */
export interface PointsAhead {
  /** Expected final margin, home before away, and expected final sum. */
  readonly margin: number
  readonly total: number
  /** Share of the playing time that is left, 0 to 1. */
  readonly left: number
  /** Points by which a company keeps its lines off the middle. */
  readonly spreadBias: number
  readonly totalBias: number
}

const HALF_POINT = 5000
/** Deviations of a final margin and sum at the pace of a league with 222 points a match. */
const MARGIN_SD = 13.1
const TOTAL_SD = 18.9
const PACE = 222
/** One half if every minute stood alone; leads that shrink leave more to the last ones. */
const LATE = 0.37

/** Overtime decides, so there is no draw. Lines count everything scored, also in play. */
export function fairBasketball(ahead: PointsAhead): FairMarket {
  const scale = paceScale(ahead.total) * Math.max(ahead.left, 0.004) ** LATE
  const marginSd = MARGIN_SD * scale
  const totalSd = TOTAL_SD * scale
  const home = Math.min(0.999, Math.max(0.001, normalShare(ahead.margin / marginSd)))
  const spread = Math.round((ahead.margin + ahead.spreadBias) * 2)
  const sum = Math.round((ahead.total + ahead.totalBias) * 2)
  return {
    home,
    draw: 0,
    away: 1 - home,
    asian: {
      line: spread * HALF_POINT + 0,
      edge: clipped(normalShare((ahead.margin - spread / 2) / marginSd)),
    },
    overUnder: {
      line: sum * HALF_POINT,
      edge: clipped(normalShare((ahead.total - sum / 2) / totalSd)),
    },
  }
}

/** Chance that home is ahead at the end, `points` added to its score, before a match begins. */
export const leadChance = (home: number, away: number, points: number): number =>
  normalShare((home - away + points) / (MARGIN_SD * paceScale(home + away)))

const paceScale = (total: number) => Math.sqrt(total / PACE)

const clipped = (edge: number) => Math.min(0.6, Math.max(0.4, edge))

/** The normal distribution up to z; off by less than 1e-7 (Abramowitz and Stegun 26.2.17). */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    0.3989422804014327 *
    Math.exp((-z * z) / 2) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z >= 0 ? 1 - tail : tail
}
