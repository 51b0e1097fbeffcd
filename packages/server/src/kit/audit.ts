import { sql } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'

/** A deed that somebody may have to answer for. */
export interface AuditLine {
  readonly atMs: number
  /** The member or operator who did it, or the name of the job. */
  readonly actor: string
  readonly deed: string
  readonly subject: string
  readonly detail?: object
  readonly why?: string | undefined
  /** What stood there, and what stands there now. */
  readonly before?: object | undefined
  readonly after?: object | undefined
}

/** Transactions in which somebody has answered for what was done. */
const answeredFor = new WeakSet<Tx>()

export const isAudited = (tx: Tx): boolean => answeredFor.has(tx)

/** Writes the line with the deed: neither exists without the other. */
export async function audit(tx: Tx, line: AuditLine): Promise<void> {
  const { atMs, detail = {}, why = '', before, after, ...rest } = line
  const values = { ...rest, at_ms: atMs, why }
  await tx
    .insertInto('audit')
    .values({ ...values, detail: json(detail), before: json(before), after: json(after) })
    .execute()
  answeredFor.add(tx)
}

const json = (value: object | undefined) =>
  value === undefined ? sql<null>`null` : sql<object>`${JSON.stringify(value)}::jsonb`

/** Where the chain of the audit is broken: the lines that were changed, taken out or put in. Empty when it is whole. */
export async function brokenAudit(db: Reader): Promise<number[]> {
  const { rows } = await sql<{ seq: string }>`
    with line as (
      select audit.*, audit as whole,
        lag(seq, 1, 0::bigint) over (order by seq) as seq_before,
        lag(hash, 1, '') over (order by seq) as hash_before
      from audit
    )
    select seq from line
    where seq <> seq_before + 1 or prev_hash <> hash_before or hash <> audit_hash(whole, hash_before)
    union
    select head.seq from audit_head as head
    where head.seq <> (select coalesce(max(seq), 0) from audit)
      or head.hash <> coalesce((select hash from audit order by seq desc limit 1), '')
    order by seq`.execute(db)
  return rows.map(({ seq }) => Number(seq))
}
