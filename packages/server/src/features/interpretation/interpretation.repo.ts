import type { PageWish } from '@linmen/contract'
import type { InterpretationMedium } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import type { Insertable, Selectable } from 'kysely'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import type { Reader, Tx } from '#db/port.ts'
import type { InterpretationTable } from '#db/tables.generated.ts'
import type { View } from '#kit/operator/out-of-view.ts'
import { pageFrom } from '#kit/page-of.ts'
import {
  buyableFirst,
  countsByMatch,
  saleCounts,
  type OnSaleOfAll,
} from '#kit/sold-before-match.ts'

export type InterpretationRow = Selectable<InterpretationTable>

export const findInterpretation = (
  db: Reader,
  id: string,
): Promise<InterpretationRow | undefined> =>
  db.selectFrom('interpretation').selectAll().where('id', '=', id).executeTakeFirst()

export const findInterpretations = (
  db: Reader,
  ids: readonly string[],
): Promise<InterpretationRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('interpretation').selectAll().where('id', 'in', ids).execute()

export interface InterpretationFilter {
  readonly sport?: InterpretationRow['sport'] | undefined
  readonly medium?: InterpretationMedium | undefined
  readonly expertId?: string | undefined
  readonly expertIds?: readonly string[] | undefined
  readonly leagueId?: string | undefined
  readonly matchId?: string | undefined
  readonly ids?: readonly string[] | undefined
  readonly excludedIds?: readonly string[] | undefined
  readonly free?: boolean | undefined
  /** Whether its match is still to come. */
  readonly open?: boolean | undefined
  readonly sinceMs?: number | undefined
  /** For its writer: also what an operator took from view. What is asked for by number is always told. */
  readonly withHidden?: boolean | undefined
}

/** Newest first. What can still be bought comes before what cannot. */
export const interpretationPage = (
  db: Reader,
  filter: InterpretationFilter & PageWish,
  nowMs: number,
) =>
  pageFrom(
    filtered(db, filter, nowMs)
      .selectAll()
      .orderBy(buyableFirst(nowMs))
      .orderBy('published_at_ms', 'desc')
      .orderBy('id', 'desc'),
    filter,
  )

export async function interpretationCount(
  db: Reader,
  filter: InterpretationFilter,
  nowMs: number,
): Promise<number> {
  const { found } = await filtered(db, filter, nowMs)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return Number(found)
}

function filtered(db: Reader, filter: InterpretationFilter, nowMs: number) {
  const { sport, medium, expertId, leagueId, matchId, sinceMs } = filter
  return db
    .selectFrom('interpretation')
    .$if(filter.ids === undefined && filter.withHidden !== true, (rest) =>
      rest.where('hidden_at_ms', 'is', null),
    )
    .$if(sport !== undefined, (rest) => rest.where('sport', '=', sport!))
    .$if(medium !== undefined, (rest) => rest.where('medium', '=', medium!))
    .$if(expertId !== undefined, (rest) => rest.where('expert_id', '=', expertId!))
    .$if(leagueId !== undefined, (rest) => rest.where('league_id', '=', leagueId!))
    .$if(matchId !== undefined, (rest) => rest.where('match_id', '=', matchId!))
    .$if(sinceMs !== undefined, (rest) => rest.where('published_at_ms', '>=', sinceMs!))
    .$if(filter.expertIds !== undefined, (rest) => rest.where('expert_id', 'in', filter.expertIds!))
    .$if(filter.ids !== undefined, (rest) => rest.where('id', 'in', filter.ids!))
    .$if(filter.excludedIds !== undefined, (rest) =>
      rest.where('id', 'not in', filter.excludedIds!),
    )
    .$if(filter.free === true, (rest) => rest.where('price', '=', NOTHING))
    .$if(filter.open !== undefined, (rest) =>
      rest.where('kickoff_ms', filter.open ? '>' : '<=', nowMs),
    )
}

/** The paid text. Call it only for somebody who is entitled to it. */
export async function bodyOf(db: Reader, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('interpretation_body')
    .select('body')
    .where('interpretation_id', '=', id)
    .executeTakeFirst()
  return row?.body
}

/** Whether everybody sees it, and whose it is. */
export const lockView = (tx: Tx, id: string) =>
  tx
    .selectFrom('interpretation')
    .select(['expert_id', 'title', 'hidden_at_ms', 'hidden_reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const setView = (tx: Tx, id: string, view: View) =>
  tx.updateTable('interpretation').set(view).where('id', '=', id).execute()

export async function addInterpretation(
  tx: Tx,
  row: Insertable<InterpretationTable>,
  body: string,
): Promise<void> {
  await tx.insertInto('interpretation').values(row).execute()
  await tx.insertInto('interpretation_body').values({ interpretation_id: row.id, body }).execute()
}

/** How many films there are about each of these matches, and how many of them can be bought. */
export async function filmCounts(
  db: Reader,
  matchIds: readonly string[],
  nowMs: number,
): Promise<Map<string, OnSaleOfAll>> {
  if (matchIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('interpretation')
    .select(['match_id', ...saleCounts(nowMs)])
    .where('medium', '=', 'video')
    .where('hidden_at_ms', 'is', null)
    .where('match_id', 'in', matchIds)
    .groupBy('match_id')
    .execute()
  return countsByMatch(rows)
}
