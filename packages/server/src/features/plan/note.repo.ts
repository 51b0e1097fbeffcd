import type { PageWish } from '@linmen/contract'
import type { Insertable, Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { PlanNoteTable } from '#db/tables.generated.ts'
import { pageFrom } from '#kit/page-of.ts'

export interface NoteRow extends Selectable<PlanNoteTable> {
  readonly nickname: string
  readonly avatar_key: string
}

export const notePage = (
  db: Reader,
  planId: string,
  viewerId: string | undefined,
  wish: PageWish,
) =>
  pageFrom<NoteRow>(
    notes(db)
      .where('n.plan_id', '=', planId)
      .where((or) =>
        or.or([
          or('n.shown', '=', true),
          ...(viewerId === undefined
            ? []
            : [or('n.member_id', '=', viewerId), or('n.expert_id', '=', viewerId)]),
        ]),
      )
      .orderBy('n.created_at_ms', 'desc')
      .orderBy('n.id'),
    wish,
  )

const notes = (db: Reader) =>
  db
    .selectFrom('plan_note as n')
    .innerJoin('member as m', 'm.id', 'n.member_id')
    .selectAll('n')
    .select(['m.nickname', 'm.avatar_key'])

export const addNote = (tx: Tx, note: Insertable<PlanNoteTable>) =>
  tx.insertInto('plan_note').values(note).execute()

/** How many one reader wrote under one plan. */
export async function notesBy(db: Reader, planId: string, memberId: string): Promise<number> {
  const { written } = await db
    .selectFrom('plan_note')
    .select(({ fn }) => fn.countAll<number>().as('written'))
    .where('plan_id', '=', planId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(written)
}

type Answer = Partial<Pick<Selectable<PlanNoteTable>, 'reply' | 'replied_at_ms' | 'shown'>>

/** False when there is no such note to this expert. */
export async function answerNote(
  tx: Tx,
  expertId: string,
  noteId: string,
  answer: Answer,
): Promise<boolean> {
  const answered = await tx
    .updateTable('plan_note')
    .set(answer)
    .where('id', '=', noteId)
    .where('expert_id', '=', expertId)
    .returning('id')
    .executeTakeFirst()
  return answered !== undefined
}
