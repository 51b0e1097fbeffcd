import type { Insertable, Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { AnnouncementTable } from '#db/tables.generated.ts'

export type Announcement = Selectable<AnnouncementTable>

export const onceKeyOf = (announcementId: string) => `announcement:${announcementId}`

/** Says something to everybody. */
export const announce = (tx: Tx, row: Insertable<AnnouncementTable>) =>
  tx.insertInto('announcement').values(row).execute()

export const findAnnouncement = (db: Reader, id: string, sinceMs: number) =>
  db
    .selectFrom('announcement')
    .selectAll()
    .where('id', '=', id)
    .where('created_at_ms', '>', sinceMs)
    .executeTakeFirst()

/** What was said to everybody since a moment and has not come into this member's box. */
export async function waitingAnnouncements(
  db: Reader,
  memberId: string,
  sinceMs: number,
): Promise<Announcement[]> {
  const said = await db
    .selectFrom('announcement')
    .selectAll()
    .where('created_at_ms', '>', sinceMs)
    .orderBy('created_at_ms')
    .orderBy('id')
    .limit(100)
    .execute()
  if (said.length === 0) return []
  const had = await db
    .selectFrom('message')
    .select('once_key')
    .where('member_id', '=', memberId)
    .where(
      'once_key',
      'in',
      said.map(({ id }) => onceKeyOf(id)),
    )
    .execute()
  const keys = new Set(had.map(({ once_key }) => once_key))
  return said.filter(({ id }) => !keys.has(onceKeyOf(id)))
}
