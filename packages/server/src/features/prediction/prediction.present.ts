import { companyName } from '@linmen/domain/odds/companies.ts'
import {
  likeliest,
  type MarketSaid,
  type Outcome,
} from '@linmen/domain/prediction/prediction-view.ts'
import type { Chances, RatedMatch } from '@linmen/domain/prediction/rated-match.ts'
import { trackRecord, type ScoredPrediction } from '@linmen/domain/prediction/track-record.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { PredictionRow } from './prediction.repo.ts'

export const MODEL = {
  modelName: '球队评级',
  method:
    '每支球队的进攻与防守强度由本联赛近几季完场比分推算（Dixon-Coles，一年前的比赛权重减半），开赛前写入，之后不再改动；成绩与同场市场概率并列公布：市场取写入那一刻一家公司的欧指，按比例去水，通常是 36*，写在概率条上；它不是指数页各家的平均。',
}

/** A prediction with the match it is about. */
export interface Told {
  readonly row: PredictionRow
  readonly sheet: MatchSheet
}

export function presentPrediction({ row, sheet }: Told) {
  const chances = chancesOf(row.chances)
  const pick = likeliest(chances)
  const score = finalScore(sheet)
  return {
    predictionId: row.id,
    matchId: row.match_id,
    leagueName: sheet.league.name,
    home: sheet.home.name,
    away: sheet.away.name,
    kickOffAtMs: sheet.fixture.kickOffAtMs,
    madeAtMs: row.made_at_ms,
    chances: inPercent(chances),
    market: row.market && inPercent(chancesOf(row.market)),
    marketName: marketOfRow(row)?.name,
    pick,
    score,
    hit: score && pick === outcomeOf(score),
  }
}

export const ratedOf = ({ chances, goals, rho, sample }: PredictionRow): RatedMatch => ({
  chances: chancesOf(chances),
  goals: { home: goals[0]!, away: goals[1]! },
  rho,
  sample,
})

export const marketOfRow = ({ market, market_company }: PredictionRow): MarketSaid | null =>
  market && {
    chances: chancesOf(market),
    name: market_company === null ? undefined : companyName(market_company),
  }

/** The record over these predictions, as far as their matches are over. */
export function recordOf(told: readonly Told[]) {
  const { matches, hits, rps, marketRps, calibration } = trackRecord(scoredOf(told))
  return {
    matches,
    hits,
    rps: fourPlaces(rps),
    marketRps: fourPlaces(marketRps),
    calibrationError: fourPlaces(calibration.error),
    calibration: calibration.points.map(({ forecast, came, n }) => ({
      forecast: fourPlaces(forecast)!,
      came: fourPlaces(came)!,
      n,
    })),
  }
}

/** Those whose matches are over. */
export const scoredOf = (told: readonly Told[]): ScoredPrediction[] =>
  told.flatMap(({ row, sheet }) => {
    const score = finalScore(sheet)
    return score
      ? [{ chances: chancesOf(row.chances), market: row.market && chancesOf(row.market), score }]
      : []
  })

const finalScore = ({ result }: MatchSheet) => (result?.phase === 'finished' ? result.full : null)

const outcomeOf = ({ home, away }: { home: number; away: number }): Outcome =>
  home > away ? 'home' : home < away ? 'away' : 'draw'

export const chancesOf = ([home = 0, draw = 0, away = 0]: readonly number[]): Chances => ({
  home,
  draw,
  away,
})

const inPercent = ({ home, draw, away }: Chances) => ({
  home: home / 100,
  draw: draw / 100,
  away: away / 100,
})

export const fourPlaces = (value: number | null) =>
  value === null ? null : Math.round(value * 10_000) / 10_000
