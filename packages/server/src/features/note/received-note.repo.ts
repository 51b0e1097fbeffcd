import type { Page, PageWish } from '@linmen/contract'
import type { ReceivedNote } from '@linmen/contract/plan/note.schemas.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import { presentNote, type WrittenNote } from './present-note.ts'

interface Row extends WrittenNote {
  about: 'plan' | 'interpretation'
  subject_id: string
  title: string
}

// Notes about both kinds of content, as one list.
const received = (expertId: string) => sql`
  select n.id, 'plan' as about, n.plan_id as subject_id, p.title, n.member_id, n.content, n.shown,
    n.reply, n.replied_at_ms, n.created_at_ms
  from plan_note n join plan p on p.id = n.plan_id where n.expert_id = ${expertId}
  union all
  select n.id, 'interpretation', n.interpretation_id, i.title, n.member_id, n.content, n.shown,
    n.reply, n.replied_at_ms, n.created_at_ms
  from interpretation_note n join interpretation i on i.id = n.interpretation_id
  where n.expert_id = ${expertId} and n.content <> ''`

export async function receivedPage(
  db: Reader,
  expertId: string,
  { pageNo, pageSize }: PageWish,
): Promise<Page<ReceivedNote>> {
  const { rows } = await sql<Row>`
    select r.*, m.nickname, m.avatar_key from (${received(expertId)}) r
    join member m on m.id = r.member_id
    order by r.created_at_ms desc, r.id limit ${pageSize + 1} offset ${(pageNo - 1) * pageSize}`.execute(
    db,
  )
  return { items: rows.slice(0, pageSize).map(shownNote), hasNext: rows.length > pageSize }
}

/** How many came after a moment; without one, how many wait for an answer. */
export async function receivedSince(
  db: Reader,
  expertId: string,
  sinceMs: number | undefined,
): Promise<number> {
  const { rows } = await sql<{ notes: number }>`
    select count(*) as notes from (${received(expertId)}) r
    where ${sinceMs === undefined ? sql`r.reply is null` : sql`r.created_at_ms > ${sinceMs}`}`.execute(
    db,
  )
  return Number(rows[0]?.notes ?? 0)
}

export async function notesAbout(db: Reader, expertId: string, subjectId: string) {
  const { rows } = await sql<{ notes: number; open: number }>`
    select count(*) as notes, count(*) filter (where r.reply is null) as open
    from (${received(expertId)}) r where r.subject_id = ${subjectId}`.execute(db)
  return { all: Number(rows[0]?.notes ?? 0), open: Number(rows[0]?.open ?? 0) }
}

interface Answer {
  readonly shown: boolean
  readonly reply?: string
  readonly replied_at_ms?: number
}

/** False when there is no such note to this expert. */
export async function answer(tx: Tx, expertId: string, noteId: string, change: Answer) {
  for (const table of ['plan_note', 'interpretation_note'] as const) {
    const changed = await tx
      .updateTable(table)
      .set(change)
      .where('id', '=', noteId)
      .where('expert_id', '=', expertId)
      .returning('id')
      .executeTakeFirst()
    if (changed) return true
  }
  return false
}

const shownNote = (row: Row): ReceivedNote => ({
  ...presentNote(row),
  about: row.about,
  subjectId: row.subject_id,
  title: row.title,
})
