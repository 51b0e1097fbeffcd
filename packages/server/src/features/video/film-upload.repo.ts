import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { FilmUploadTable } from '#db/tables.generated.ts'

export type FilmUpload = Selectable<FilmUploadTable>

export const addUpload = (tx: Tx, upload: Insertable<FilmUploadTable>) =>
  tx.insertInto('film_upload').values(upload).execute()

/** Whoever asks for somebody else's finds nothing. */
export const findUpload = (db: Reader, id: string, memberId: string) =>
  db
    .selectFrom('film_upload')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** The same, for one change at a time. */
export const lockUpload = (tx: Tx, id: string, memberId: string) =>
  tx
    .selectFrom('film_upload')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()

export const changeUpload = (tx: Tx, id: string, change: Updateable<FilmUploadTable>) =>
  tx.updateTable('film_upload').set(change).where('id', '=', id).execute()

/** What was begun before a moment and never became whole. */
export const unfinishedUploads = (db: Reader, beforeMs: number, most: number) =>
  db
    .selectFrom('film_upload')
    .select('id')
    .where('state', '=', 'open')
    .where('created_at_ms', '<', beforeMs)
    .orderBy('created_at_ms')
    .limit(most)
    .execute()

/** Nothing where it became whole meanwhile. */
export const dropUpload = (tx: Tx, id: string) =>
  tx
    .deleteFrom('film_upload')
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('file')
    .executeTakeFirst()
