import type { Cents } from '@linmen/contract'
import { account } from '@linmen/domain/ledger/accounts.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'

/** Coins a member has charged in this time, as the books have them. */
export async function chargedBetween(
  db: Reader,
  memberId: string,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<Cents> {
  const { rows } = await sql<{ charged: number | null }>`
    select -sum(posting.amount) as charged
    from posting
    join account on account.id = posting.account_id
    join journal on journal.id = posting.journal_id
    where account.code = ${account.paidCoins(memberId)} and journal.event = 'charge.paid'
      and journal.at_ms >= ${fromMs} and journal.at_ms < ${toMs}
  `.execute(db)
  return cents(Math.max(0, Number(rows[0]?.charged ?? 0)))
}
