import { gridView, predictionPoints } from '@linmen/domain/prediction/prediction-view.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Reader } from '#db/port.ts'
import type { GatewayCall } from '#kit/gateway.ts'
import type { Ports } from '#kit/ports.ts'
import { pageOf } from '#kit/page-of.ts'
import { refuseUnknown } from '#kit/refused.ts'
import { askPrediction } from './ask-prediction.ts'
import {
  MODEL,
  marketOfRow,
  presentPrediction,
  ratedOf,
  recordOf,
  type Told,
} from './prediction.present.ts'
import {
  findPrediction,
  newestPredictions,
  predictionsOf,
  type PredictionRow,
} from './prediction.repo.ts'

type Scope = 'all' | 'coming' | 'hit' | 'missed'

// The record is over the newest matches; older ones say little about the model of today.
const NEWEST = 400
const PAGE = 20

/** All predictions of the model, those of coming matches first. */
export async function predictionPage(
  db: Reader,
  { scope, pageNo }: { scope: Scope; pageNo: number },
  { ports }: GatewayCall,
) {
  const told = await tell(ports, await newestPredictions(db, NEWEST))
  const shown = told.map(presentPrediction).filter(({ hit }) => isShown(hit, scope))
  return recordPage(told, shown, pageNo)
}

/** Predictions of one day's matches. */
export async function focusPage(
  db: Reader,
  { date, pageNo }: { date?: string; pageNo: number },
  { ports, nowMs }: GatewayCall,
) {
  const told = await tell(ports, await newestPredictions(db, NEWEST))
  const day = date ?? businessDay(nowMs)
  const ofDay = told.filter(({ sheet }) => sheet.fixture.day === day)
  return recordPage(told, ofDay.map(presentPrediction), pageNo)
}

export async function predictionDetail(
  db: Reader,
  { predictionId }: { predictionId: string },
  { ports }: GatewayCall,
) {
  const row = (await findPrediction(db, predictionId)) ?? refuseUnknown('match.not_found')
  return (await detailOf(ports, db, row)) ?? refuseUnknown('match.not_found')
}

/** Null for a match nobody knows any more. */
export async function detailOf(ports: Ports, db: Reader, row: PredictionRow) {
  const [told] = await tell(ports, [row])
  if (!told) return null
  const rated = ratedOf(row)
  const { scores, ...view } = gridView(rated)
  return {
    ...MODEL,
    ...presentPrediction(told),
    record: recordOf(await tell(ports, await newestPredictions(db, NEWEST))),
    sample: row.sample,
    goals: { home: rated.goals.home / 10_000, away: rated.goals.away / 10_000 },
    scores: scores.map(({ home, away, chance }) => ({ score: { home, away }, chance })),
    ...view,
    points: predictionPoints(rated, marketOfRow(row)),
  }
}

/** What the model has to say about matches. Who asks for one alone, as its page does, has it worked out. */
export async function pointsOfMatches(
  db: Reader,
  { matchIds }: { matchIds: string[] },
  { ports, nowMs }: GatewayCall,
) {
  const [only] = matchIds
  const missing =
    matchIds.length === 1 && only ? await askPrediction(ports, only, nowMs) : undefined
  const rows = await predictionsOf(db, matchIds)
  return {
    matches: matchIds.map((matchId) => {
      const row = rows.get(matchId)
      return {
        matchId,
        predictionId: row?.id ?? null,
        points: row ? predictionPoints(ratedOf(row), marketOfRow(row)) : [],
        missing: row ? undefined : missing,
      }
    }),
  }
}

export async function tell(ports: Ports, rows: readonly PredictionRow[]): Promise<Told[]> {
  const sheets = await archiveOf(ports).matches(rows.map(({ match_id }) => match_id))
  const byId = new Map(sheets.map((sheet) => [sheet.fixture.id, sheet]))
  return rows.flatMap((row) => {
    const sheet = byId.get(row.match_id)
    return sheet ? [{ row, sheet }] : []
  })
}

function isShown(hit: boolean | null, scope: Scope): boolean {
  if (scope === 'all') return true
  if (scope === 'coming') return hit === null
  return hit === (scope === 'hit')
}

function recordPage(
  told: readonly Told[],
  shown: readonly ReturnType<typeof presentPrediction>[],
  pageNo: number,
) {
  const { items: predictions, hasNext } = pageOf(shown, { pageNo, pageSize: PAGE })
  return { ...MODEL, record: recordOf(told), predictions, hasNext }
}
