import type { PageWish } from '@linmen/contract'
import type { InterpretationNote } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import type { Insertable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { InterpretationNoteTable } from '#db/tables.generated.ts'
import { pageFrom, presented } from '#kit/page-of.ts'

export async function hasRated(db: Reader, interpretationId: string, memberId: string) {
  const row = await db
    .selectFrom('interpretation_note')
    .select('id')
    .where('interpretation_id', '=', interpretationId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

/** False when the member has rated it before. */
export async function addNote(tx: Tx, note: Insertable<InterpretationNoteTable>): Promise<boolean> {
  const added = await tx
    .insertInto('interpretation_note')
    .values(note)
    .onConflict((conflict) => conflict.columns(['interpretation_id', 'member_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

interface Rated {
  readonly interpretationId?: string
  readonly expertId?: string
  readonly sinceMs?: number
}

export async function scoresOf(db: Reader, of: Rated): Promise<number[]> {
  const rows = await db
    .selectFrom('interpretation_note')
    .select('score')
    .$if(of.interpretationId !== undefined, (rest) =>
      rest.where('interpretation_id', '=', of.interpretationId!),
    )
    .$if(of.expertId !== undefined, (rest) => rest.where('expert_id', '=', of.expertId!))
    .$if(of.sinceMs !== undefined, (rest) => rest.where('created_at_ms', '>=', of.sinceMs!))
    .execute()
  return rows.map(({ score }) => score)
}

/** What buyers wrote and the expert lets everybody read, newest first. */
export async function notePage(db: Reader, interpretationId: string, wish: PageWish) {
  const page = await pageFrom(
    db
      .selectFrom('interpretation_note as n')
      .innerJoin('member as m', 'm.id', 'n.member_id')
      .select(['n.id', 'n.member_id', 'n.score', 'n.content', 'n.created_at_ms'])
      .select(['n.reply', 'n.replied_at_ms', 'm.nickname', 'm.avatar_key'])
      .where('n.interpretation_id', '=', interpretationId)
      .where('n.shown', '=', true)
      .where('n.content', '<>', '')
      .orderBy('n.created_at_ms', 'desc')
      .orderBy('n.id', 'desc'),
    wish,
  )
  return presented(page, (rows) =>
    rows.map((row): InterpretationNote => ({
      id: row.id,
      author: row.nickname,
      authorId: row.member_id,
      avatar: row.avatar_key,
      score: row.score,
      content: row.content,
      atMs: row.created_at_ms,
      ...(row.reply !== null && { reply: row.reply }),
      ...(row.replied_at_ms !== null && { repliedAtMs: row.replied_at_ms }),
    })),
  )
}
