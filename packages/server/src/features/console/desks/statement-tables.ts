import { statementDesks } from '@linmen/contract/console/statement-desks.ts'
import { sql } from 'kysely'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'
import { groupOf, nameOfAccount } from './money-tables.ts'

/** The calendar month in Beijing, which is eight hours ahead all year round. */
const month = sql`to_char(to_timestamp((j.at_ms + 28800000) / 1000.0) at time zone 'UTC', 'YYYY-MM')`

/**
 * Debits are positive, credits negative. What an expert earned passes through one account: a sale credits it, a settlement
 * debits it, a refund debits it, and one that comes after the settlement takes that back first.
 */
export const statementTables = [
  serveDesk(
    statementDesks.expertStatements,
    ({ month: wanted, q }) => sql`
      select s.month || ' ' || s.expert as id, s.month, s.expert as "expertId", m.nickname as name,
        s.sales, s.accrued, s.undone, s.settled
      from (
        select ${month} as month, a.owner_id as expert,
          (count(*) filter (where p.amount < 0 and j.event <> 'share.returned'))::int as sales,
          coalesce(-sum(p.amount) filter (where p.amount < 0 and j.event <> 'share.returned'), 0)::bigint
            as accrued,
          coalesce(sum(p.amount) filter (where p.amount > 0 and j.event <> 'share.settled'), 0)::bigint
            as undone,
          coalesce(sum(p.amount) filter (where j.event in ('share.settled', 'share.returned')), 0)::bigint
            as settled
        from posting p join account a on a.id = p.account_id join journal j on j.id = p.journal_id
        where a.code like 'expert:%:pending'
        group by 1, 2
      ) s join member m on m.id = s.expert
      where true
        ${asked(wanted, (word) => sql`s.month = ${word}`)}
        ${asked(q, (word) => sql`${word} in (m.id, m.nickname)`)}
      order by s.month desc, s.accrued desc, s.expert`,
  ),
  serveDesk(
    statementDesks.monthStatements,
    ({ month: wanted, q }) => sql`
      select s.month || ' ' || s.name as id, s.month, s.name as account, s.name,
        s.debit, s.credit, s.postings
      from (
        select ${month} as month, ${groupOf(sql`a.code`)} as name,
          coalesce(sum(p.amount) filter (where p.amount > 0), 0)::bigint as debit,
          coalesce(-sum(p.amount) filter (where p.amount < 0), 0)::bigint as credit,
          count(*)::int as postings
        from posting p join account a on a.id = p.account_id join journal j on j.id = p.journal_id
        group by 1, 2
      ) s
      where true
        ${asked(wanted, (word) => sql`s.month = ${word}`)}
        ${asked(q, (word) => sql`position(${word} in s.name) > 0`)}
      order by s.month desc, s.name`,
    nameOfAccount,
  ),
]
