import type { Insertable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { PictureTable } from '#db/tables.generated.ts'

export const addPicture = (tx: Tx, picture: Insertable<PictureTable>) =>
  tx.insertInto('picture').values(picture).execute()

export const pictureAt = (db: Reader, path: string) =>
  db
    .selectFrom('picture')
    .select(['member_id', 'is_private'])
    .where('path', '=', path)
    .executeTakeFirst()

/** Whether this member has brought all of these. */
export async function ownPictures(
  db: Reader,
  memberId: string,
  paths: readonly string[],
): Promise<boolean> {
  if (paths.length === 0) return true
  const { count } = await db
    .selectFrom('picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('path', 'in', paths)
    .executeTakeFirstOrThrow()
  return Number(count) === new Set(paths).size
}

/** Forgets what a member has brought, and says what there was. */
export async function forgetPictures(tx: Tx, memberId: string): Promise<string[]> {
  const gone = await tx
    .deleteFrom('picture')
    .where('member_id', '=', memberId)
    .returning('path')
    .execute()
  return gone.map(({ path }) => path)
}
