import { moneyDesks } from '@linmen/contract/console/money-desks.ts'
import { accountWords } from '@linmen/domain/ledger/account-words.ts'
import { journalWords } from '@linmen/domain/ledger/movement-words.ts'
import { sql, type RawBuilder } from 'kysely'
import { matchOfLot } from '#features/red-packet/public.ts'
import { paymentOfLot } from '#features/wallet/public.ts'
import { inDay } from '#features/console/day-bounds.ts'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'

/** Accounts of one kind that belong to different people are one line of the balance. */
export const groupOf = (code: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case
    when ${code} ~ '^(member|expert):' then split_part(${code}, ':', 1) || ':' || split_part(${code}, ':', 3)
    when ${code} ~ '^(deferred|receivable):' then split_part(${code}, ':', 1) || ':' || split_part(${code}, ':', 2)
    when ${code} ~ '^withdraw_pending:' then 'withdraw_pending'
    else ${code}
  end`

/** The name of an account, in place of its code. */
export const nameOfAccount = (row: object): object =>
  'name' in row ? { ...row, name: accountWords(String(row.name)) } : row

export const moneyTables = [
  serveDesk(
    moneyDesks.orders,
    ({ q, goods, state, day }) => sql`
      select id, created_at_ms as "atMs", member_id as "memberId", goods_kind as goods, title, price,
        pay, state, goods_id as "goodsId", expert_id as "expertId", promo_part as "promoPart",
        coupon_id as "couponId", share_percent as "sharePercent", share_settled_ms as "settledAtMs"
      from sale_order
      where true
        ${asked(q, (word) => sql`(id = ${word} or member_id = ${word})`)}
        ${asked(goods, (word) => sql`goods_kind = ${word}`)}
        ${asked(state, (word) => sql`state = ${word}`)}
        ${asked(day, inDay(sql`created_at_ms`))}
      order by created_at_ms desc, id`,
  ),
  serveDesk(
    moneyDesks.payments,
    ({ q, state, day }) => sql`
      select id, created_at_ms as "atMs", member_id as "memberId", subject, amount, way, state,
        problem, order_id as "orderId", trade_no as "tradeNo", channel, checks,
        finished_at_ms as "finishedAtMs"
      from payment
      where true
        ${asked(q, (word) => sql`${word} in (id, order_id, trade_no, member_id)`)}
        ${asked(state, (word) => sql`state = ${word}`)}
        ${asked(day, inDay(sql`created_at_ms`))}
      order by created_at_ms desc, id`,
  ),
  serveDesk(
    moneyDesks.withdrawals,
    ({ q, state, day }) => sql`
      select id, created_at_ms as "atMs", member_id as "memberId",
        trim(bank_name || ' ' || payee) as payee, amount, fee, tax, state, first_by as "firstBy",
        second_by as "secondBy", reason, held_until_ms as "heldUntilMs",
        submitted_at_ms as "submittedAtMs", finished_at_ms as "finishedAtMs", checks
      from withdrawal
      where true
        ${asked(q, (word) => sql`${word} in (id, member_id)`)}
        ${asked(state, (word) => sql`state = ${word}`)}
        ${asked(day, inDay(sql`created_at_ms`))}
      order by created_at_ms desc, id`,
  ),
  serveDesk(
    moneyDesks.refunds,
    ({ q, state, day }) => sql`
      select id, created_at_ms as "atMs", kind, subject_id as "subjectId", member_id as "memberId",
        title, amount, state, reason, bonus, proposed_by as "proposedBy", decided_by as "decidedBy",
        answer, finished_at_ms as "finishedAtMs"
      from refund
      where true
        ${asked(q, (word) => sql`${word} in (id, subject_id, member_id)`)}
        ${asked(state, (word) => sql`state = ${word}`)}
        ${asked(day, inDay(sql`created_at_ms`))}
      order by created_at_ms desc, id`,
  ),
  serveDesk(
    moneyDesks.differences,
    ({ state, kind, day }) => sql`
      select id, day, channel, kind, out_no as "outNo", ours, theirs,
        case when handled_at_ms is null then 'open' else 'handled' end as state,
        trade_no as "tradeNo", found_at_ms as "foundAtMs", handled_by as "handledBy", reason
      from bill_difference
      where true
        ${asked(state, (word) => sql`(handled_at_ms is null) = ${word === 'open'}`)}
        ${asked(kind, (word) => sql`kind = ${word}`)}
        ${asked(day, (word) => sql`day = ${word}`)}
      order by day desc, id`,
  ),
  serveDesk(
    moneyDesks.accounts,
    ({ kind, q }) => sql`
      select name as id, name, kind, greatest(total, 0)::bigint as debit,
        greatest(-total, 0)::bigint as credit, accounts::int, postings::int
      from (
        select ${groupOf(sql`a.code`)} as name,
          a.kind, sum(p.amount) as total, count(distinct a.id) as accounts, count(*) as postings
        from account a join posting p on p.account_id = a.id
        group by 1, 2
      ) as each
      where true
        ${asked(kind, (word) => sql`kind = ${word}`)}
        ${asked(q, (word) => sql`position(${word} in name) > 0`)}
      order by array_position(array['asset', 'liability', 'income', 'expense'], kind), id`,
    nameOfAccount,
  ),
  serveDesk(
    moneyDesks.journals,
    ({ q, account, memberId, day }) => sql`
      select j.id, j.at_ms as "atMs", j.event, j.event as code, j.ref,
        (select sum(amount) filter (where amount > 0) from posting p where p.journal_id = j.id)::bigint
          as amount,
        j.key, j.actor_id as "actorId", 
        case j.event when 'lot.ended' then ${paymentOfLot(sql`j.ref`)} end as "paymentId",
        case j.event when 'lot.ended' then ${matchOfLot(sql`j.ref`)}
          when 'redpacket.drawn' then split_part(j.ref, ':', 1) end as "matchId",
        j.reverses
      from journal j
      where true
        ${asked(q, (word) => sql`${word} in (j.id, j.ref, j.key)`)}
        ${asked(day, inDay(sql`j.at_ms`))}
        ${asked(
          account,
          (word) => sql`exists (select from posting p join account a on a.id = p.account_id
            where p.journal_id = j.id
              and (a.code = ${word} or ${groupOf(sql`a.code`)} = ${word}))`,
        )}
        ${asked(
          memberId,
          (word) => sql`exists (select from posting p join account a on a.id = p.account_id
            where p.journal_id = j.id and a.owner_id = ${word})`,
        )}
      order by j.at_ms desc, j.id`,
    (row) => ('code' in row ? { ...row, event: journalWords(String(row.code)) } : row),
  ),
  serveDesk(
    moneyDesks.postings,
    ({ journalId, account }) => sql`
      select p.journal_id || ' ' || a.id as id, p.journal_id as "journalId", a.code as account,
        a.code as name, a.kind,
        nullif(greatest(p.amount, 0), 0) as debit, nullif(greatest(-p.amount, 0), 0) as credit,
        j.at_ms as "atMs"
      from posting p join account a on a.id = p.account_id join journal j on j.id = p.journal_id
      where true
        ${asked(journalId, (word) => sql`p.journal_id = ${word}`)}
        ${asked(account, (word) => sql`a.code = ${word}`)}
      order by j.at_ms desc, p.journal_id, p.amount desc, a.id`,
    nameOfAccount,
  ),
  serveDesk(
    moneyDesks.stuck,
    ({ kind }) => sql`
      select ref as id, kind, tries, last_error as problem, first_at_ms as "firstAtMs",
        last_at_ms as "lastAtMs"
      from stuck_work
      where true ${asked(kind, (word) => sql`kind = ${word}`)}
      order by first_at_ms, kind, ref`,
  ),
]
