import { sql } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { MemberTable } from '#db/tables.generated.ts'

export const memberByPhone = (db: Reader, phone: string) =>
  db
    .selectFrom('member')
    .select(['id', 'password_hash'])
    .where('phone', '=', phone)
    .executeTakeFirst()

export type NewMember = Pick<
  MemberTable,
  'id' | 'phone' | 'password_hash' | 'nickname' | 'role' | 'level' | 'created_at_ms'
> & { signature?: string; avatar_key?: string }

/** False when somebody has the phone already. */
export async function addMember(tx: Tx, member: NewMember): Promise<boolean> {
  const added = await tx
    .insertInto('member')
    .values(member)
    .onConflict((conflict) =>
      conflict
        .column('phone')
        .where(sql<boolean>`phone <> ''`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export const phoneOf = async (db: Reader, memberId: string): Promise<string> =>
  (
    await db
      .selectFrom('member')
      .select('phone')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).phone

export const setPassword = (tx: Tx, memberId: string, passwordHash: string) =>
  tx.updateTable('member').set({ password_hash: passwordHash }).where('id', '=', memberId).execute()
