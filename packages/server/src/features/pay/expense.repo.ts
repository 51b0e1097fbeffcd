import type { Cents } from '@linmen/contract'
import { cents } from '@linmen/domain/money/cents.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'

/** What a member has charged since a moment, as the books have it. */
export const paidFor = (db: Reader, memberId: string, sinceMs: number): Promise<Cents> =>
  sumOf(
    db,
    sql`
      select -sum(posting.amount) as total from journal
      join posting on posting.journal_id = journal.id
      join account on account.id = posting.account_id
      where account.code = ${`member:${memberId}:paid`}
        and journal.event = 'charge.paid' and journal.at_ms >= ${sinceMs}`,
  )

/** Coins a member has spent since a moment and not got back. */
export const spentOn = (db: Reader, memberId: string, sinceMs: number): Promise<Cents> =>
  sumOf(
    db,
    sql`
      select sum(pay) as total from sale_order
      where member_id = ${memberId} and state = 'fulfilled' and created_at_ms >= ${sinceMs}`,
  )

export async function lastCharge(db: Reader, memberId: string) {
  const { rows } = await sql<{ ref: string; amount: string; at_ms: string }>`
    select journal.ref, -posting.amount as amount, journal.at_ms from journal
    join posting on posting.journal_id = journal.id
    join account on account.id = posting.account_id
    where account.code = ${`member:${memberId}:paid`} and journal.event = 'charge.paid'
    order by journal.at_ms desc limit 1`.execute(db)
  const [row] = rows
  return row && { id: row.ref, amount: cents(Number(row.amount)), atMs: Number(row.at_ms) }
}

async function sumOf(db: Reader, query: ReturnType<typeof sql>): Promise<Cents> {
  const { rows } = await query.execute(db)
  const [row] = rows as { total: string | number | null }[]
  return cents(Number(row?.total ?? 0))
}
