import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'

/**
 * What must be true of the books at any moment. Each query finds rows that contradict one invariant, so an empty
 * answer is the proof. The first word is the invariant's id.
 */
const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'I1 postings sum to zero':
    'select 1 from (select sum(amount) as total from posting) t where total <> 0',
  'I1 every journal sums to zero':
    'select journal_id from posting group by journal_id having sum(amount) <> 0',
  'I1 no journal is empty': `
    select j.id from journal j where not exists (select from posting p where p.journal_id = j.id)`,
  'I2 a balance is the sum of its postings': `
    select a.code from balance b join account a on a.id = b.account_id
    left join posting p on p.account_id = a.id
    group by a.id, a.code, a.kind, b.amount
    having b.amount <> coalesce(sum(p.amount), 0)
      * case when a.kind in ('asset', 'expense') then 1 else -1 end`,
  'I2 every kept account with postings has a balance': `
    select distinct a.code from account a join posting p on p.account_id = a.id
    where a.kept and not exists (select 1 from balance b where b.account_id = a.id)`,
  'I3 nothing is below zero': 'select account_id from balance where amount < 0',
  'I3 no share before settlement and nothing on its way is below zero': `
    select a.code from account a join posting p on p.account_id = a.id
    where a.code ~ '^(expert:|payout_clearing:|refund_clearing:|suspense:)'
    group by a.code having sum(p.amount) > 0`,
  'I4 a live right has exactly one fulfilled order': `
    select e.id from entitlement e
    left join sale_order o on o.id = e.order_id
      and o.state = 'fulfilled' and o.member_id = e.member_id and o.goods_kind = e.item_kind
    where e.revoked_at_ms is null and o.id is null`,
  'I4 a fulfilled order has exactly one live right': `
    select o.id from sale_order o left join entitlement e
      on e.order_id = o.id and e.revoked_at_ms is null
    where o.state = 'fulfilled' group by o.id having count(e.id) <> 1`,
  'I4 a fulfilled order has one journal of its price': `
    select o.id from sale_order o left join journal j on j.key = 'buy:' || o.id
    where o.state in ('fulfilled', 'refunded') and j.id is null`,
  'I5 a used coupon has one order, and the order names it': `
    select c.id from coupon c left join sale_order o
      on o.id = c.order_id and o.coupon_id = c.id and o.state = 'fulfilled'
    left join payment p on p.id = c.order_id and p.coupon_id = c.id and p.state = 'success'
    where (c.state = 'used') <> (o.id is not null or p.id is not null)`,
  'I6 gift coins are the sum of their lots': `
    select a.owner_id from balance b join account a on a.id = b.account_id
    where a.code like 'member:%:promo' and b.amount <>
      (select coalesce(sum(left_over), 0) from promo_lot l where l.member_id = a.owner_id)`,
  'I7 a set meal defers what it has not earned': `
    select p.id from pack p
    left join account a on a.code = 'deferred:pack:' || p.id
    left join balance b on b.account_id = a.id
    where coalesce(b.amount, 0) <>
      case when p.closed_at_ms is null then p.price - p.earned - p.broken else 0 end`,
  'I7 a set meal that was bought has its looks': `
    select o.id from sale_order o left join pack p on p.id = o.id and p.member_id = o.member_id
    where o.goods_kind = 'setMeal' and o.state = 'fulfilled' and p.id is null`,
  'I7 a membership defers what it has not earned': `
    select v.id from vip_period v join account a on a.code = 'deferred:vip:' || v.id
    join balance b on b.account_id = a.id
    where b.amount <> case when v.revoked_at_ms is null then v.price - v.earned else 0 end`,
  'I8 frozen cash is the sum of open withdrawals': `
    select a.owner_id from balance b join account a on a.id = b.account_id
    where a.code like 'withdraw_pending:%' and b.amount <>
      (select coalesce(sum(amount), 0) from withdrawal w
       where w.member_id = a.owner_id and w.state in ('review', 'approved'))`,
  'I9 nobody has withdrawn more than they earned': `
    select a.owner_id from account a join posting p on p.account_id = a.id
    join journal j on j.id = p.journal_id
    where a.code like 'member:%:cash' group by a.owner_id
    having -sum(p.amount) filter (where j.event like 'share.%' or j.event like 'partner.%')
      < sum(p.amount) filter (where j.event = 'withdrawal.requested')
        + coalesce(sum(p.amount) filter (where j.event ~ '^withdrawal.(rejected|cancelled|failed)$'), 0)`,
  'I10 an expert earns at most thirty hundredths of charged coins': `
    select 1 from (
      select coalesce(sum(p.amount) filter (where a.code = 'expert_share_expense'), 0) as shared,
        coalesce(sum(case when o.pack_id is null then o.paid_part else o.look_paid end), 0) as paid
      from sale_order o join journal j on j.key = 'buy:' || o.id
      join posting p on p.journal_id = j.id join account a on a.id = p.account_id
      where a.code = 'expert_share_expense'
    ) t where shared * 100 > paid * 30`,
  'I11 a promotion gives no more than it was funded with': `
    select a.code from account a join posting p on p.account_id = a.id
    where a.code like 'promo_pool:%' group by a.code having sum(p.amount) > 0`,
  'I12 what lies at a channel was paid there and did not go back': `
    select c.channel from (select distinct channel from payment) c
    left join account a on a.code = 'psp:' || c.channel
    where coalesce((select sum(p.amount) from posting p where p.account_id = a.id), 0) <>
      (select coalesce(sum(amount), 0) from payment y where y.channel = c.channel and y.state = 'success')
      - (select coalesce(sum(amount), 0) from refund r
         where r.channel = c.channel and r.kind = 'charge' and r.state = 'done')`,
  'I13 a paid payment has one charge of its amount': `
    select p.id from payment p
    left join journal j on j.key = 'charge.paid:' || p.id
    left join posting g on g.journal_id = j.id
      and g.account_id = (select id from account where code = 'psp:' || p.channel)
    where (p.state = 'success') <> (coalesce(g.amount, 0) = p.amount)`,
  'I14 nothing that happened once is booked twice':
    'select key from journal group by key having count(*) > 1',
  'I15 the seals of the books are whole': `
    select b.no from ledger_block b left join ledger_block f on f.no = b.no - 1
    where b.hash <> ledger_block_hash(b.no, coalesce(f.hash, '')) or (f.no is null and b.no > 1)`,
}

export type Contradiction = readonly [invariant: string, rows: readonly unknown[]]

/** The invariants that do not hold, each with the rows against it. */
export async function contradictions(db: Reader): Promise<Contradiction[]> {
  const found: Contradiction[] = []
  for (const [invariant, query] of Object.entries(CONTRADICTIONS)) {
    const { rows } = await sql.raw(query).execute(db)
    if (rows.length > 0) found.push([invariant, rows])
  }
  return found
}

export const invariantCount = Object.keys(CONTRADICTIONS).length
