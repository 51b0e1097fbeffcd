import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import type { PredictionBrief } from '@linmen/contract/prediction/prediction.schemas.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import { companyName } from '@linmen/domain/odds/companies.ts'
import { lineLabel } from '@linmen/domain/odds/line-label.ts'
import { byCompany, movesOf } from '@linmen/domain/odds/offers.ts'
import { trackRecord } from '@linmen/domain/prediction/track-record.ts'
import type { Reader } from '#db/port.ts'
import { amountsOfMatch } from '#features/exchange/public.ts'
import { europeanTable, kelly as kellyOf, lineHistory, oddsOfMatch } from '#features/odds/public.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { askPrediction } from './ask-prediction.ts'
import { fourPlaces, presentPrediction, scoredOf, type Told } from './prediction.present.ts'
import { detailOf, tell } from './prediction.reads.ts'
import {
  BACKTEST,
  findPrediction,
  newestOfAll,
  predictionsOf,
  predictionsOfDay,
} from './prediction.repo.ts'

const NEWEST = 400
const SHOWN = 100

const briefOf = (told: Told): PredictionBrief => ({
  ...presentPrediction(told),
  backtest: told.row.model === BACKTEST,
})

export const listByDay = query(
  predictionEndpoints.listByDay,
  async (db, { date }, { ports, nowMs }) => ({
    predictions: await ofDay(ports, db, date ?? businessDay(nowMs)),
  }),
)

const ofDay = async (ports: Ports, db: Reader, day: string) =>
  (await tell(ports, await predictionsOfDay(db, day))).map(briefOf)

/** What was written before kick-off, and where nothing was, what was tried afterwards. */
export const resultsOfMatches = query(
  predictionEndpoints.resultsOfMatches,
  async (db, { ids }, { ports }) => {
    const tried = await predictionsOf(db, ids, BACKTEST)
    const rows = new Map([...tried, ...(await predictionsOf(db, ids))])
    return { predictions: (await tell(ports, [...rows.values()])).map(briefOf) }
  },
)

export const lookMany = query(predictionEndpoints.lookMany, async (db, { ids }, { ports }) => {
  const predictions = []
  for (const id of ids) {
    const row = await findPrediction(db, id)
    const detail = row && (await detailOf(ports, db, row))
    if (detail) predictions.push(detail)
  }
  return { predictions }
})

export const look = query(
  predictionEndpoints.look,
  async (db, { predictionId }, { ports, refuse }) => {
    const row = (await findPrediction(db, predictionId)) ?? refuse('match.not_found', {})
    return (await detailOf(ports, db, row)) ?? refuse('match.not_found', {})
  },
)

async function newest(ports: Ports, db: Reader): Promise<PredictionBrief[]> {
  return (await tell(ports, await newestOfAll(db, NEWEST))).map(briefOf)
}

export const listHits = query(predictionEndpoints.listHits, async (db, _input, { ports }) => {
  const all = await newest(ports, db)
  return { predictions: all.filter(({ hit }) => hit === true).slice(0, SHOWN) }
})

export const listAll = query(predictionEndpoints.listAll, async (db, _input, { ports }) => ({
  predictions: (await newest(ports, db)).slice(0, SHOWN),
}))

const RESULTS: Readonly<Record<number, (hit: boolean | null) => boolean>> = {
  2: (hit) => hit === null,
  3: (hit) => hit === true,
  4: (hit) => hit === false,
}

export const list = query(
  predictionEndpoints.list,
  async (db, { date, resultType = 1 }, { ports }) => {
    const all = date ? await ofDay(ports, db, date) : await newest(ports, db)
    const wanted = RESULTS[resultType] ?? (() => true)
    return { predictions: all.filter(({ hit }) => wanted(hit)).slice(0, SHOWN) }
  },
)

export const listByMatch = query(
  predictionEndpoints.listByMatch,
  async (db, { matchId }, { ports, nowMs }) => {
    await askPrediction(ports, matchId, nowMs)
    const rows = [
      ...(await predictionsOf(db, [matchId])).values(),
      ...(await predictionsOf(db, [matchId], BACKTEST)).values(),
    ]
    return { predictions: (await tell(ports, rows)).map(briefOf) }
  },
)

/** League by league, the one with most matches first. */
export const leagueScores = query(
  predictionEndpoints.leagueScores,
  async (db, _input, { ports }) => {
    const told = await tell(ports, await newestOfAll(db, NEWEST))
    const leagues = new Map<string, Told[]>()
    for (const each of told) {
      const { id } = each.sheet.league
      leagues.set(id, [...(leagues.get(id) ?? []), each])
    }
    return {
      leagues: [...leagues.values()]
        .map(leagueScore)
        .filter(({ matches }) => matches > 0)
        .toSorted((a, b) => b.matches - a.matches),
    }
  },
)

function leagueScore(told: readonly Told[]) {
  const { id, name } = told[0]!.sheet.league
  const { matches, hits, rps, marketRps, logLoss, marketLogLoss } = trackRecord(scoredOf(told))
  return {
    leagueId: id,
    leagueName: name,
    matches,
    hits,
    backtested: told.filter(({ row, sheet }) => row.model === BACKTEST && sheet.result).length,
    rps: fourPlaces(rps),
    marketRps: fourPlaces(marketRps),
    logLoss: fourPlaces(logLoss),
    marketLogLoss: fourPlaces(marketLogLoss),
  }
}

export const exchange = query(predictionEndpoints.exchange, (_db, { matchId }, { ports }) =>
  amountsOfMatch(ports, matchId),
)

export const kelly = query(predictionEndpoints.kelly, (_db, { matchId }, call) =>
  kellyOf(call, { matchId }),
)

export const europeanOdds = query(predictionEndpoints.europeanOdds, (_db, { matchId }, call) =>
  europeanTable(call, { matchId, pageNo: 1, pageSize: 100 }, 'football'),
)

const lineMoves = lineHistory('asian')

export const asianOdds = query(predictionEndpoints.asianOdds, (_db, input, call) =>
  lineMoves(call, input),
)

const MOST_MOVES = 500

/** Every change of every company's handicap, newest first. */
export const handicapChanges = query(
  predictionEndpoints.handicapChanges,
  async (_db, { matchId, until }, { ports }) => {
    const { sheet, ticks } = await oddsOfMatch(ports, matchId, 'football')
    const untilMs = Math.min(until ?? Infinity, sheet.fixture.kickOffAtMs)
    const before = ticks.filter(({ atMs, asian }) => atMs <= untilMs && asian.first > 0)
    const rows = [...byCompany(before).values()]
      .flatMap((own) => movesOf(own, 'asian'))
      .toSorted((a, b) => b.atMs - a.atMs)
      .slice(0, MOST_MOVES)
    return {
      matchId,
      rows: rows.map(({ company, atMs, asian }) => ({
        company,
        name: companyName(company),
        atMs,
        odds: asian,
        label: lineLabel(asian.line, 'asian', 'football'),
      })),
    }
  },
)
