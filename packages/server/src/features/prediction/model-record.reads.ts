import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import {
  modelRecord as recordOver,
  type PricedPrediction,
} from '@linmen/domain/prediction/model-record.ts'
import type { TrackRecord } from '@linmen/domain/prediction/track-record.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { endedPredictions, type EndedRow, type Period } from './model-record.repo.ts'
import { chancesOf, fourPlaces } from './prediction.present.ts'
import { BACKTEST } from './prediction.repo.ts'

/** How the ratings did beside the market, in one league or all, in any period. */
export const modelRecord = query(
  predictionEndpoints.modelRecord,
  async (_db, { leagueId, ...period }, { ports }) => {
    const all = await endedIn(ports, period)
    const rows = leagueId === undefined ? all : all.filter((row) => row.league_id === leagueId)
    const { model, market, lead, stake, ...counts } = recordOver(rows.map(pricedOf))
    return {
      leagues: leaguesOf(all),
      fromMs: rows[0]?.kick_off_at_ms ?? null,
      untilMs: rows.at(-1)?.kick_off_at_ms ?? null,
      ...counts,
      model: presentContestant(model),
      market: presentContestant(market),
      lead: lead && {
        mean: rounded(lead.mean, 4),
        low: rounded(lead.low, 4),
        high: rounded(lead.high, 4),
      },
      stake: {
        ...stake,
        points: stake.points.map(({ atMs, bets, profit, low, high }) => ({
          ...{ atMs, bets },
          profit: rounded(profit, 2),
          low: rounded(low, 2),
          high: rounded(high, 2),
        })),
      },
    }
  },
)

const pricedOf = (row: EndedRow): PricedPrediction => ({
  chances: chancesOf(row.chances),
  market: row.market && chancesOf(row.market),
  prices: row.market_prices && chancesOf(row.market_prices),
  score: { home: row.home_score, away: row.away_score },
  kickOffAtMs: row.kick_off_at_ms,
  day: row.business_day,
  backtest: row.model === BACKTEST,
})

type Contestant = Pick<TrackRecord, 'hits' | 'rps' | 'logLoss' | 'calibration'>

const presentContestant = ({ hits, rps, logLoss, calibration }: Contestant) => ({
  hits,
  rps: fourPlaces(rps),
  logLoss: fourPlaces(logLoss),
  calibrationError: fourPlaces(calibration.error),
  calibration: calibration.points.map(({ forecast, came, n }) => ({
    forecast: rounded(forecast, 4),
    came: rounded(came, 4),
    n,
  })),
})

/** Leagues of the period, whichever was asked for: what can be chosen next. */
function leaguesOf(rows: readonly EndedRow[]) {
  const leagues = new Map<string, { leagueId: string; leagueName: string; matches: number }>()
  for (const { league_id: leagueId, league_name: leagueName } of rows) {
    const known = leagues.get(leagueId) ?? { leagueId, leagueName, matches: 0 }
    leagues.set(leagueId, { ...known, matches: known.matches + 1 })
  }
  return [...leagues.values()].toSorted((a, b) => b.matches - a.matches)
}

const rounded = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places

const FRESH_MS = 60_000
const MOST_PERIODS = 6
const MOST_ROWS = 200_000

interface Held {
  readonly atMs: number
  readonly rows: Promise<EndedRow[]>
}
const held = perApp(() => new Map<string, Held>())

/** Leagues of one period are asked for one after the other: they share what was read for a minute. */
function endedIn(ports: Ports, period: Period): Promise<EndedRow[]> {
  const periods = held(ports)
  const nowMs = ports.clock.nowMs()
  const key = `${period.from ?? ''} ${period.to ?? ''}`
  const known = periods.get(key)
  if (known && nowMs - known.atMs < FRESH_MS) return known.rows
  const rows = endedPredictions(ports.db.read, { ...period, limit: MOST_ROWS })
  rows.catch(() => periods.delete(key))
  periods.delete(key)
  periods.set(key, { atMs: nowMs, rows })
  if (periods.size > MOST_PERIODS) periods.delete(periods.keys().next().value!)
  return rows
}
