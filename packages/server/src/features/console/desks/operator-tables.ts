import { operatorDesks } from '@linmen/contract/console/operator-desks.ts'
import { sql } from 'kysely'
import { inDay } from '#features/console/day-bounds.ts'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'

export const operatorTables = [
  serveDesk(
    operatorDesks.operators,
    ({ id, role }, { nowMs }) => sql`
      select m.id, m.nickname as name, m.phone, o.role, o.factor_set_at_ms as "factorSetAtMs",
        (select count(*) from operator_recovery c
          where c.member_id = m.id and c.used_at_ms is null)::int as "codesLeft",
        (select count(*) from operator_session s where s.member_id = m.id
          and s.ends_at_ms > ${nowMs} and s.idle_ends_at_ms > ${nowMs})::int as sessions,
        o.added_at_ms as "addedAtMs"
      from operator o join member m on m.id = o.member_id
      where true
        ${asked(id, (q) => sql`(m.id = ${q} or m.phone = ${q})`)}
        ${asked(role, (q) => sql`o.role = ${q}`)}
      order by o.added_at_ms, m.id`,
  ),
  serveDesk(
    operatorDesks.operatorSessions,
    ({ memberId }, { nowMs }) => sql`
      select s.session_id as id, s.member_id as "memberId", m.nickname as name, s.ip, s.agent,
        s.begun_at_ms as "begunAtMs", s.seen_at_ms as "seenAtMs", s.ends_at_ms as "endsAtMs"
      from operator_session s join member m on m.id = s.member_id
      where s.ends_at_ms > ${nowMs} and s.idle_ends_at_ms > ${nowMs}
        ${asked(memberId, (q) => sql`s.member_id = ${q}`)}
      order by s.seen_at_ms desc, s.session_id`,
  ),
  serveDesk(
    operatorDesks.audit,
    ({ actor, subject, deed, day }) => sql`
      select seq as id, at_ms as "atMs", actor, deed, subject, why, detail::text, before::text,
        after::text, prev_hash as "prevHash", hash
      from audit
      where true
        ${asked(actor, (q) => sql`actor = ${q}`)}
        ${asked(subject, (q) => sql`subject = ${q}`)}
        ${asked(deed, (q) => sql`deed = ${q}`)}
        ${asked(day, inDay(sql`at_ms`))}
      order by seq desc`,
  ),
]
