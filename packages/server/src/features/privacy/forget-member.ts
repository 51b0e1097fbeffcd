import { sql } from 'kysely'
import type { Tx } from '#db/port.ts'
import { forgetPictures } from '#features/upload/public.ts'
import { personalTables, type Fate } from './personal-tables.ts'

/** In whose name words stand that nobody answers for any more. */
const NOBODY = { id: 'nobody', nickname: '已注销用户' }

/**
 * Takes everything of a person out of the database but what the books rest on, and says which of their files are
 * to be removed after it.
 */
export async function forgetMember(tx: Tx, memberId: string, nowMs: number): Promise<string[]> {
  const { phone } = await tx
    .selectFrom('member')
    .select('phone')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // Requests first: that is the order in which money locks.
  await forgetMessages(tx, memberId, phone)
  await settleNobody(tx, nowMs)
  const files = await forgetPictures(tx, memberId)
  await freeFromOthers(tx, memberId)
  for (const [table, { columns }] of Object.entries(personalTables))
    for (const [column, fate] of Object.entries(columns)) {
      const turn = WAYS[fate]
      if (column !== 'phone' && turn) await turn(tx, { table, column, memberId })
    }
  await blank(tx, memberId, nowMs)
  return files
}

interface Place {
  readonly table: string
  readonly column: string
  readonly memberId: string
}

const WAYS: Readonly<Record<Fate, ((tx: Tx, place: Place) => Promise<unknown>) | null>> = {
  goes: (tx, { table, column, memberId }) =>
    sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${memberId}`.execute(tx),
  unnamed: (tx, { table, column, memberId }) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${NOBODY.id}
      where ${sql.ref(column)} = ${memberId}`.execute(tx),
  emptied: (tx, { table, column, memberId }) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = null
      where ${sql.ref(column)} = ${memberId}`.execute(tx),
  stays: null,
}

const settleNobody = (tx: Tx, nowMs: number) =>
  tx
    .insertInto('member')
    .values({
      ...NOBODY,
      phone: '',
      password_hash: '',
      role: 'member',
      level: 0,
      created_at_ms: nowMs,
      deleted_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

/** What others left at things that go, and pictures in words that stay. */
async function freeFromOthers(tx: Tx, memberId: string): Promise<void> {
  const bargains = tx.selectFrom('vip_bargain').select('id').where('member_id', '=', memberId)
  await tx.deleteFrom('vip_bargain_help').where('bargain_id', 'in', bargains).execute()
  const replays = tx.selectFrom('replay').select('id').where('expert_id', '=', memberId)
  await tx.deleteFrom('replay_comment').where('replay_id', 'in', replays).execute()
  await tx
    .updateTable('post')
    .set({ pictures: sql`'[]'::jsonb`, appeal: null })
    .where('member_id', '=', memberId)
    .execute()
}

/** The rows that stay hold no word of the person. */
async function blank(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('member')
    .set({
      phone: '',
      password_hash: '',
      nickname: NOBODY.nickname,
      signature: '',
      avatar_key: '',
      role: 'member',
      level: 0,
      // Another number: the old one was told to people.
      number: sql<number>`default`,
      deleted_at_ms: nowMs,
    })
    .where('id', '=', memberId)
    .execute()
  await tx
    .updateTable('expert_profile')
    .set({ bio: '' })
    .where('member_id', '=', memberId)
    .execute()
  await tx
    .updateTable('catalogue')
    .set({ on_sale: false })
    .where('expert_id', '=', memberId)
    .execute()
  await tx
    .updateTable('withdrawal')
    .set({ account_sealed: '', name_sealed: '', payee: '' })
    .where('member_id', '=', memberId)
    .execute()
}

/** Codes that were sent, and answers that are remembered for a repeat. */
async function forgetMessages(tx: Tx, memberId: string, phone: string): Promise<void> {
  if (phone !== '') {
    await tx.deleteFrom('phone_code').where('phone', '=', phone).execute()
    await sql`delete from outbox where payload ->> 'phone' = ${phone}`.execute(tx)
  }
  await sql`delete from outbox where payload ->> 'memberId' = ${memberId}`.execute(tx)
  await tx.deleteFrom('idem').where('scope', '=', memberId).execute()
  await tx.deleteFrom('daily_count').where('subject', '=', memberId).execute()
}
