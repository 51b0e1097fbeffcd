import type { Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { PredictionTable } from '#db/tables.generated.ts'

export type PredictionRow = Selectable<PredictionTable>

export const RATINGS = 'ratings'
/** The same model, reckoned afterwards from what was known before kick-off. */
export const BACKTEST = 'ratingsBacktest'

export const findPrediction = (db: Reader, id: string): Promise<PredictionRow | undefined> =>
  db.selectFrom('prediction').selectAll().where('id', '=', id).executeTakeFirst()

export async function predictionsOf(
  db: Reader,
  matchIds: readonly string[],
  model = RATINGS,
): Promise<Map<string, PredictionRow>> {
  if (matchIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('prediction')
    .selectAll()
    .where('match_id', 'in', matchIds)
    .where('model', '=', model)
    .execute()
  return new Map(rows.map((row) => [row.match_id, row]))
}

/** The prediction of the next match to come, those of well-known leagues first. */
export async function nextPredicted(db: Reader, nowMs: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('prediction as p')
    .innerJoin('fixture as f', 'f.id', 'p.match_id')
    .innerJoin('league as l', 'l.id', 'f.league_id')
    .select('p.id')
    .where('p.model', '=', RATINGS)
    .where('f.kick_off_at_ms', '>', nowMs)
    .orderBy('l.hot', 'desc')
    .orderBy('f.kick_off_at_ms')
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** The newest predictions, by kick-off of their match. */
export const newestPredictions = (db: Reader, limit: number): Promise<PredictionRow[]> =>
  db
    .selectFrom('prediction as p')
    .innerJoin('fixture as f', 'f.id', 'p.match_id')
    .selectAll('p')
    .where('p.model', '=', RATINGS)
    .orderBy('f.kick_off_at_ms', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()

/** The same with what was tried afterwards; a match that has both counts once, as it was written before. */
export const newestOfAll = (db: Reader, limit: number): Promise<PredictionRow[]> =>
  counted(db).orderBy('f.kick_off_at_ms', 'desc').orderBy('p.id').limit(limit).execute()

export const predictionsOfDay = (db: Reader, day: string): Promise<PredictionRow[]> =>
  counted(db)
    .where('f.business_day', '=', day)
    .orderBy('f.kick_off_at_ms')
    .orderBy('p.id')
    .execute()

const counted = (db: Reader) =>
  db
    .selectFrom('prediction as p')
    .innerJoin('fixture as f', 'f.id', 'p.match_id')
    .selectAll('p')
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('p.model', '=', RATINGS),
        not(
          exists(
            selectFrom('prediction as live')
              .select('live.id')
              .whereRef('live.match_id', '=', 'p.match_id')
              .where('live.model', '=', RATINGS),
          ),
        ),
      ]),
    )

interface Span {
  readonly fromMs: number
  readonly toMs: number
}

export type WaitingMatch = Awaited<ReturnType<typeof unpredictedMatches>>[number]

/** Numbered football matches that kick off in this span and have no prediction yet. */
export const unpredictedMatches = (db: Reader, span: Span) =>
  unpredicted(db, span).where('f.number', 'is not', null).execute()

/** The same for all matches of one league. */
export const unpredictedOfLeague = (db: Reader, leagueId: string, span: Span) =>
  unpredicted(db, span).where('f.league_id', '=', leagueId).execute()

const unpredicted = (db: Reader, { fromMs, toMs }: Span) =>
  db
    .selectFrom('fixture as f')
    .innerJoin('league as l', 'l.id', 'f.league_id')
    .leftJoin('prediction as p', (join) =>
      join.onRef('p.match_id', '=', 'f.id').on('p.model', '=', RATINGS),
    )
    .select(['f.id', 'f.league_id', 'f.kick_off_at_ms'])
    .where('f.sport', '=', 'football')
    .where('l.kind', '=', 'league')
    .where('f.kick_off_at_ms', '>', fromMs)
    .where('f.kick_off_at_ms', '<=', toMs)
    .where('p.id', 'is', null)
    .orderBy('f.kick_off_at_ms')
    .orderBy('f.id')

/** The first prediction of a match stays: a second one is not written. */
export async function keepPrediction(tx: Tx, row: PredictionRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('prediction')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The first numbered football matches of a day, by kick-off. */
export async function numberedMatches(db: Reader, day: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('fixture')
    .select('id')
    .where('business_day', '=', day)
    .where('sport', '=', 'football')
    .where('number', 'is not', null)
    .orderBy('kick_off_at_ms')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
