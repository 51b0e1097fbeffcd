import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Reader } from '#db/port.ts'

/**
 * What must be true of the books after any step. Each query finds rows that contradict one
 * invariant, so an empty answer is the proof.
 */
const CONTRADICTIONS: Record<string, string> = {
  'I1 postings sum to zero':
    'select 1 from (select sum(amount) as total from posting) t where total <> 0',
  'I1 every journal sums to zero':
    'select journal_id from posting group by journal_id having sum(amount) <> 0',
  'I2 a balance is the sum of its postings': `
    select a.code from balance b join account a on a.id = b.account_id
    left join posting p on p.account_id = a.id
    group by a.id, a.code, a.kind, b.amount
    having b.amount <> coalesce(sum(p.amount), 0)
      * case when a.kind in ('asset', 'expense') then 1 else -1 end`,
  'I2 every kept account with postings has a balance': `
    select a.code from account a join posting p on p.account_id = a.id
    where a.kept and not exists (select 1 from balance b where b.account_id = a.id)`,
  'I3 nothing is below zero': 'select account_id from balance where amount < 0',
  'I4 a live right has exactly one fulfilled order': `
    select e.id from entitlement e
    left join plan_order o on o.id = e.order_id
      and o.state = 'fulfilled' and o.member_id = e.member_id and o.plan_id = e.item_id
    where e.revoked_at_ms is null and o.id is null`,
  'I4 a fulfilled order has exactly one live right': `
    select o.id from plan_order o left join entitlement e
      on e.order_id = o.id and e.revoked_at_ms is null
    where o.state = 'fulfilled' group by o.id having count(e.id) <> 1`,
  'I4 a fulfilled order has one journal of its price': `
    select o.id from plan_order o left join journal j on j.key = 'buy:' || o.id
    where o.state in ('fulfilled', 'refunded') and j.id is null`,
  'I5 a used coupon has one order, and the order names it': `
    select c.id from coupon c left join plan_order o
      on o.id = c.order_id and o.coupon_id = c.id and o.state = 'fulfilled'
    where (c.state = 'used') <> (o.id is not null)`,
  'I6 gift coins are the sum of their lots': `
    select a.owner_id from balance b join account a on a.id = b.account_id
    where a.code like 'member:%:promo' and b.amount <>
      (select coalesce(sum(left_over), 0) from promo_lot l where l.member_id = a.owner_id)`,
  'I7 a set meal defers what it has not earned': `
    select p.id from pack p
    left join account a on a.code = 'deferred:pack:' || p.id
    left join balance b on b.account_id = a.id
    where coalesce(b.amount, 0) <> p.price - p.earned`,
}

export async function expectSoundBooks(db: Reader): Promise<void> {
  for (const [invariant, query] of Object.entries(CONTRADICTIONS)) {
    const { rows } = await sql.raw(query).execute(db)
    expect(rows, invariant).toEqual([])
  }
}
