import {
  correctionMayMove,
  type CorrectionState,
} from '@linmen/domain/operator/correction-rules.ts'
import { FIRST_STATED_SEQ } from '@linmen/domain/match/restated-score.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { ScoreCorrectionTable } from '#db/tables.generated.ts'

export type CorrectionRow = Selectable<ScoreCorrectionTable>

export const addCorrection = (
  tx: Tx,
  row: Insertable<ScoreCorrectionTable>,
): Promise<CorrectionRow> =>
  tx.insertInto('score_correction').values(row).returningAll().executeTakeFirstOrThrow()

export const correctionOf = (db: Reader, id: string): Promise<CorrectionRow | undefined> =>
  db.selectFrom('score_correction').selectAll().where('id', '=', id).executeTakeFirst()

export const lockCorrection = (tx: Tx, id: string): Promise<CorrectionRow | undefined> =>
  tx.selectFrom('score_correction').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Moves a correction; nothing happens when it stands elsewhere by now. */
export async function moveCorrection(
  tx: Tx,
  { id, state }: Pick<CorrectionRow, 'id' | 'state'>,
  to: CorrectionState,
  change: Updateable<ScoreCorrectionTable> = {},
): Promise<void> {
  if (!correctionMayMove(state, to)) throw new Error(`no correction moves from ${state} to ${to}`)
  await tx
    .updateTable('score_correction')
    .set({ ...change, state: to })
    .where('id', '=', id)
    .where('state', '=', state)
    .execute()
}

/** What was proposed for this match before, and whether one of it still waits. */
export async function correctionsOf(
  db: Reader,
  matchId: string,
): Promise<{ readonly nextSeq: number; readonly waits: boolean }> {
  const rows = await db
    .selectFrom('score_correction')
    .select(['state', 'feed_seq'])
    .where('match_id', '=', matchId)
    .execute()
  return {
    nextSeq: Math.max(FIRST_STATED_SEQ, ...rows.map(({ feed_seq }) => feed_seq)) + 1,
    waits: rows.some(({ state }) => state === 'proposed' || state === 'agreed'),
  }
}
