import { flatStakes, type FlatBet, type StakePoint } from '#scoring/flat-stake.ts'
import { pairedInterval } from '#scoring/paired.ts'
import { thinnedTo } from '#scoring/thinned.ts'
import { outcomeOf, rankedScore, type Outcome, type Result3 } from '#scoring/rules.ts'
import type { Chances } from './rated-match.ts'
import { trackRecord, type ScoredPrediction, type TrackRecord } from './track-record.ts'

/** A prediction whose match is over, with what could have been had for it. */
export interface PricedPrediction extends ScoredPrediction {
  readonly kickOffAtMs: number
  /** Day of play. */
  readonly day: string
  readonly backtest: boolean
  /** Prices in hundredths beside the market's chances; null where none were written down. */
  readonly prices: Chances | null
}

export interface ModelRecord {
  readonly matches: number
  /** Reckoned afterwards from what was known before kick-off. */
  readonly backtested: number
  /** Left out, because nobody had a price to compare with. */
  readonly unpriced: number
  readonly model: Contestant
  readonly market: Contestant
  /** Mean RPS of the model less that of the market, with its 95 % interval: below zero the model was nearer. */
  readonly lead: Interval | null
  readonly stake: Stake
}

type Contestant = Pick<TrackRecord, 'hits' | 'rps' | 'logLoss' | 'calibration'>

interface Interval {
  readonly mean: number
  readonly low: number
  readonly high: number
}

interface Stake {
  readonly bets: number
  readonly won: number
  readonly points: readonly StakePoint[]
}

const SHOWN_POINTS = 60

/** The model and the market over the same matches, oldest first. */
export function modelRecord(all: readonly PricedPrediction[]): ModelRecord {
  const both = all.filter(({ market }) => market !== null)
  const bets = both.flatMap(betOf)
  return {
    matches: both.length,
    backtested: both.filter(({ backtest }) => backtest).length,
    unpriced: all.length - both.length,
    model: contestant(both),
    market: contestant(both.map((each) => ({ ...each, chances: each.market! }))),
    lead: leadOf(both),
    stake: {
      bets: bets.length,
      won: bets.filter(({ profit }) => profit > 0).length,
      points: thinnedTo(flatStakes(bets), SHOWN_POINTS),
    },
  }
}

function contestant(scored: readonly ScoredPrediction[]): Contestant {
  const { hits, rps, logLoss, calibration } = trackRecord(scored)
  return { hits, rps, logLoss, calibration }
}

const SIDES = ['home', 'draw', 'away'] as const
const PARTS = 10_000

/** One unit where the model sees most value, if it sees any at the price that stood there. */
function betOf({ chances, prices, score, kickOffAtMs, day }: PricedPrediction): FlatBet[] {
  if (!prices || SIDES.some((side) => prices[side] <= 100)) return []
  const values = SIDES.map((side) => (chances[side] / PARTS) * (prices[side] / 100))
  const at = values.reduce((best, value, place) => (value > values[best]! ? place : best), 0)
  if (values[at]! <= 1) return []
  const came = outcomeOf(score.home, score.away) === at
  return [{ atMs: kickOffAtMs, day, profit: came ? prices[SIDES[at]!] / 100 - 1 : -1 }]
}

/** Fewer days than these cannot be drawn from: then matches are. */
const FEWEST_DAYS = 10

function leadOf(both: readonly PricedPrediction[]): Interval | null {
  if (both.length === 0) return null
  const days = new Map<string, { sum: number; n: number }>()
  const singles: { sum: number; n: number }[] = []
  for (const { chances, market, score, day } of both) {
    const came = outcomeOf(score.home, score.away)
    const known = days.get(day) ?? { sum: 0, n: 0 }
    const by = ranked(chances, came) - ranked(market!, came)
    days.set(day, { sum: known.sum + by, n: known.n + 1 })
    singles.push({ sum: by, n: 1 })
  }
  const sum = [...days.values()].reduce((total, day) => total + day.sum, 0)
  const [low, high] = pairedInterval(days.size < FEWEST_DAYS ? singles : [...days.values()])
  return { mean: sum / both.length, low, high }
}

const ranked = ({ home, draw, away }: Chances, came: Outcome) => {
  const shares: Result3 = [home / PARTS, draw / PARTS, away / PARTS]
  return rankedScore(shares, came)
}
