import type { Cents } from '@linmen/contract'
import { account } from '@linmen/domain/ledger/accounts.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'

export interface ShareJournal {
  readonly id: string
  readonly event: string
  /** The order it is about. */
  readonly ref: string
  readonly atMs: number
  /** Above zero where the expert gains by it. */
  readonly amount: number
}

/** What the books say of an expert's share in these orders, in the order in which it happened. */
export async function shareJournals(
  db: Reader,
  expertId: string,
  orderIds: readonly string[],
): Promise<ShareJournal[]> {
  if (orderIds.length === 0) return []
  const { rows } = await sql<{ id: string; event: string; ref: string; at: string; sum: string }>`
    select j.id, j.event, j.ref, j.at_ms as at,
      -sum(p.amount) * case when j.event like 'share.%' then -1 else 1 end as sum
    from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
    where a.code = ${account.pendingShare(expertId)} and j.ref in (${sql.join(orderIds)})
    group by j.id order by j.at_ms, j.id`.execute(db)
  return rows.map(({ id, event, ref, at, sum }) => ({
    id,
    event,
    ref,
    atMs: Number(at),
    amount: Number(sum),
  }))
}

/** What has left the waiting shares of an expert for good, less what came back. */
export async function settledShareOf(db: Reader, expertId: string): Promise<Cents> {
  const { rows } = await sql<{ settled: string | null }>`
    select sum(p.amount) as settled
    from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
    where a.code = ${account.pendingShare(expertId)} and j.event like 'share.%'`.execute(db)
  return cents(Number(rows[0]?.settled ?? 0))
}
