import type { Cents } from '@linmen/contract'
import { account, accountRule } from '@linmen/domain/ledger/accounts.ts'
import type { Posting } from '@linmen/domain/ledger/postings.ts'
import { cents, NOTHING } from '@linmen/domain/money/cents.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'

export interface Journal {
  readonly id: string
  /** What happened, once: a second journal of the same key is not written. */
  readonly key: string
  /** Thing and deed in the past: `plan.sold`. */
  readonly event: `${string}.${string}`
  readonly ref: string
  readonly actorId: string | null
  readonly reverses?: string | undefined
  readonly atMs: number
  readonly lines: readonly Posting[]
}

/** Writes a journal and moves its balances. False when its key is already in the books. */
export async function postJournal(tx: Tx, journal: Journal): Promise<boolean> {
  const head = {
    id: journal.id,
    key: journal.key,
    event: journal.event,
    ref: journal.ref,
    actor_id: journal.actorId,
    reverses: journal.reverses ?? null,
    at_ms: journal.atMs,
  }
  const lines = journal.lines.map((line) => ({ ...accountOf(line.account), amount: line.amount }))
  const { rows } = await sql<{ posted: boolean }>`
    select post_journal(${JSON.stringify(head)}::jsonb, ${JSON.stringify(lines)}::jsonb) as posted
  `.execute(tx)
  return rows[0]?.posted === true
}

/** The journal of something that happened, if it is in the books. */
export async function journalOf(db: Reader, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('journal').select('id').where('key', '=', key).executeTakeFirst()
  return row?.id
}

/** Locks the balances of these accounts until the end of the transaction and tells them. */
export async function lockBalances(tx: Tx, codes: readonly string[]): Promise<Balances> {
  const { rows } = await sql<{ code: string; amount: Cents }>`
    select code, amount from lock_accounts(${JSON.stringify(codes.map(accountOf))}::jsonb)
  `.execute(tx)
  return balancesOf(rows)
}

/** Balances as they are now, for showing. Whoever spends must lock them. */
export async function readBalances(db: Reader, codes: readonly string[]): Promise<Balances> {
  const rows = await db
    .selectFrom('balance')
    .innerJoin('account', 'account.id', 'balance.account_id')
    .select(['account.code', 'balance.amount'])
    .where('account.code', 'in', codes)
    .execute()
  return balancesOf(rows)
}

/** What an expert will get once nothing can be given back any more: the sum of their shares. */
export async function pendingShareOf(db: Reader, expertId: string): Promise<Cents> {
  const { rows } = await sql<{ pending: number | null }>`
    select -sum(posting.amount) as pending from posting
    join account on account.id = posting.account_id
    where account.code = ${account.pendingShare(expertId)}
  `.execute(db)
  return cents(Number(rows[0]?.pending ?? 0))
}

/** What an expert's sales have brought them since this moment, less what was paid back. */
export async function earnedSince(db: Reader, expertId: string, sinceMs: number): Promise<Cents> {
  const { rows } = await sql<{ earned: number | null }>`
    select -sum(share.amount) as earned
    from posting share
    join account own on own.id = share.account_id
    join journal on journal.id = share.journal_id
    where own.code = ${account.pendingShare(expertId)} and journal.at_ms >= ${sinceMs}
      and exists (
        select from posting cost join account on account.id = cost.account_id
        where cost.journal_id = share.journal_id and account.code = ${account.shareExpense}
      )
  `.execute(db)
  return cents(Math.max(0, Number(rows[0]?.earned ?? 0)))
}

export type Balances = (code: string) => Cents

function balancesOf(rows: readonly { code: string; amount: Cents }[]): Balances {
  const amounts = new Map(rows.map((row) => [row.code, row.amount]))
  return (code) => amounts.get(code) ?? NOTHING
}

function accountOf(code: string) {
  const { kind, ownerId, kept } = accountRule(code)
  return { code, kind, owner_id: ownerId, kept }
}
