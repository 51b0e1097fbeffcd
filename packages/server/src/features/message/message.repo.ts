import type { PageWish } from '@linmen/contract'
import type { MessageKind } from '@linmen/contract/message/message.schemas.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { MessageTable } from '#db/tables.generated.ts'
import { pageFrom } from '#kit/page-of.ts'

export type MessageRow = Selectable<MessageTable>

/** The ids of those that were not told before. */
export async function addMessages(
  tx: Tx,
  rows: readonly Insertable<MessageTable>[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const added = await tx
    .insertInto('message')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return new Set(added.map(({ id }) => id))
}

/** Those of these members who are not there any more. */
export async function leftAmong(db: Reader, memberIds: readonly string[]): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('id', 'in', memberIds)
    .where('deleted_at_ms', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface Sight {
  readonly memberId: string
  /** What is older is out of sight. */
  readonly sinceMs: number
}

/** What a member can see, newest first. */
const seen = (db: Reader, { memberId, sinceMs }: Sight) =>
  db
    .selectFrom('message')
    .where('member_id', '=', memberId)
    .where('is_removed', '=', false)
    .where('created_at_ms', '>', sinceMs)

const newestFirst = (db: Reader, sight: Sight, kinds: readonly MessageKind[]) =>
  seen(db, sight)
    .selectAll()
    .where('kind', 'in', kinds)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')

export const messagesOf = (
  db: Reader,
  sight: Sight,
  { kinds, ...wish }: PageWish & { readonly kinds: readonly MessageKind[] },
) => pageFrom(newestFirst(db, sight, kinds), wish)

/** The newest of every kind, newest first. */
export const newestOfEach = (db: Reader, sight: Sight): Promise<MessageRow[]> =>
  db
    .selectFrom(
      seen(db, sight)
        .selectAll()
        .distinctOn('kind')
        .orderBy('kind')
        .orderBy('created_at_ms', 'desc')
        .orderBy('id', 'desc')
        .as('newest'),
    )
    .selectAll()
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** How many of each kind wait to be read. */
export async function unreadOf(
  db: Reader,
  sight: Sight,
): Promise<ReadonlyMap<MessageKind, number>> {
  const rows = await seen(db, sight)
    .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
    .where('is_read', '=', false)
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]))
}

/** How many of these kinds came after a moment. */
export async function countSince(
  db: Reader,
  sight: Sight,
  kinds: readonly MessageKind[],
): Promise<number> {
  const { count } = await seen(db, sight)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Somebody else's messages do not exist for this member. */
export async function markReadOf(
  tx: Tx,
  memberId: string,
  which: readonly string[] | 'all',
): Promise<void> {
  if (which !== 'all' && which.length === 0) return
  await tx
    .updateTable('message')
    .set({ is_read: true })
    .where('member_id', '=', memberId)
    .where('is_read', '=', false)
    .$if(which !== 'all', (rest) => rest.where('id', 'in', [...which]))
    .execute()
}

/** Puts messages away for good. How many were there to be put away. */
export async function removeOf(tx: Tx, memberId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({ is_removed: true, is_read: true })
    .where('member_id', '=', memberId)
    .where('is_removed', '=', false)
    .where('id', 'in', [...ids])
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Whether all of these are the member's, those that were put away among them. */
export async function areOwn(
  db: Reader,
  memberId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true
  const rows = await db
    .selectFrom('message')
    .select('id')
    .where('id', 'in', [...ids])
    .where('member_id', '=', memberId)
    .execute()
  return rows.length === new Set(ids).size
}
