import { memberDesks } from '@linmen/contract/console/member-desks.ts'
import { sql } from 'kysely'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'

const balance = (name: string) => sql`
  (select b.amount from account a join balance b on b.account_id = a.id
    where a.code = 'member:' || m.id || ${`:${name}`})`

export const memberTables = [
  serveDesk(
    memberDesks.members,
    ({ q, role, hold }, { nowMs }) => sql`
      select m.id, m.number, m.nickname as name, m.phone, m.role, m.level::text, h.scope as hold,
        m.created_at_ms as "joinedAtMs",
        (select max(s.seen_at_ms) from session s where s.member_id = m.id) as "seenAtMs",
        ${balance('paid')} as coins, ${balance('promo')} as promo, ${balance('cash')} as cash,
        (select sum(o.pay) from sale_order o
          where o.member_id = m.id and o.state = 'fulfilled')::bigint as spent,
        c.gagged_until_ms as "gaggedUntilMs", c.banned_at_ms as "bannedAtMs", h.reason as "holdReason"
      from member m
      left join community_standing c on c.member_id = m.id
      left join member_hold h on h.member_id = m.id and (h.until_ms is null or h.until_ms > ${nowMs})
      where true
        ${asked(
          q,
          (word) => sql`(${word} in (m.id, m.phone, m.number::text)
            or position(lower(${word}) in lower(m.nickname)) > 0
            or m.id in (select o.member_id from sale_order o where o.id = ${word}
              union all select p.member_id from payment p where p.id = ${word}))`,
        )}
        ${asked(role, (word) => sql`m.role = ${word}`)}
        ${asked(hold, (word) => sql`h.scope = ${word}`)}
      order by m.created_at_ms desc, m.id`,
  ),
  // As the member's own pages list it. What was paid for and what others wrote to them stays closed: titles only.
  serveDesk(
    memberDesks.sight,
    ({ memberId, kind }, { nowMs }) => sql`
      select id, at_ms as "atMs", kind, title, state, amount
      from (
        select id, created_at_ms as at_ms, 'purchase' as kind, title,
          case state when 'refunded' then 'back' else 'open' end as state, pay as amount, member_id
        from sale_order where state in ('fulfilled', 'refunded')
        union all
        select id, created_at_ms, 'coupon', name, case when state = 'used' then 'used'
          when valid_to_ms < ${nowMs} then 'over' else 'open' end, worth, member_id
        from coupon
        union all
        select id, created_at_ms, 'message', title,
          case when is_read then 'read' else 'unread' end, null, member_id
        from message where kind <> 'letter' and not is_removed
        union all
        select id, written_at_ms, 'post', body,
          case when state = 'shown' then 'open' else 'away' end, null, member_id
        from post
      ) each
      where member_id = ${memberId ?? ''}
        ${asked(kind, (word) => sql`kind = ${word}`)}
      order by at_ms desc, id`,
  ),
  serveDesk(
    memberDesks.sessions,
    ({ memberId }, { nowMs }) => sql`
      select public_id as id, member_id as "memberId", kind, platform, agent_id as agent,
        created_at_ms as "begunAtMs", seen_at_ms as "seenAtMs"
      from session
      where ended_at_ms is null and ends_at_ms > ${nowMs} and idle_ends_at_ms > ${nowMs}
        ${asked(memberId, (word) => sql`member_id = ${word}`)}
      order by seen_at_ms desc, public_id`,
  ),
  serveDesk(
    memberDesks.coupons,
    ({ q, state, category }) => sql`
      select id, member_id as "memberId", name, category, worth, threshold,
        valid_from_ms as "fromMs", valid_to_ms as "toMs", state, order_id as "orderId",
        created_at_ms as "atMs"
      from coupon
      where true
        ${asked(q, (word) => sql`${word} in (id, member_id)`)}
        ${asked(state, (word) => sql`state = ${word}`)}
        ${asked(category, (word) => sql`category = ${word}`)}
      order by created_at_ms desc, id`,
  ),
  // What is in a message stays in it: a code is nobody's business but its receiver's.
  serveDesk(
    memberDesks.outbox,
    ({ q, kind, state }) => sql`
      select id, kind, regexp_replace(payload ->> 'phone', '(\\d{3})\\d{4}(\\d{4})', '\\1****\\2') as "to",
        state, tries, last_error as problem, created_at_ms as "atMs", sent_at_ms as "sentAtMs"
      from outbox
      where true
        ${asked(q, (word) => sql`id = ${word}`)}
        ${asked(kind, (word) => sql`kind = ${word}`)}
        ${asked(state, (word) => sql`state = ${word}`)}
      order by created_at_ms desc, id`,
  ),
]
