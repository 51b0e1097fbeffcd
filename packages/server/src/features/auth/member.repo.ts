import type { Reader, Tx } from '#db/port.ts'
import type { MemberTable } from '#db/tables/member.ts'

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

export async function addMember(tx: Tx, member: NewMember): Promise<void> {
  await tx.insertInto('member').values(member).execute()
}
