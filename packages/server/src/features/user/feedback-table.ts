import { memberDesks } from '@linmen/contract/console/member-desks.ts'
import { sql } from 'kysely'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'

/** What members have sent in: what waits for an answer stands first, the oldest of it on top. */
export const feedbackTable = serveDesk(
  memberDesks.feedback,
  ({ state, kind, q }) => sql`
    select f.id, f.created_at_ms as "atMs", f.kind, f.member_id as "memberId", m.nickname as name,
      f.content, case when f.answer is null then 'open' else 'answered' end as state,
      cardinality(f.pictures) as pictures, f.answer, f.answered_by as "answeredBy",
      f.answered_at_ms as "answeredAtMs"
    from feedback f join member m on m.id = f.member_id
    where true
      ${asked(state, (word) => sql`(f.answer is null) = ${word === 'open'}`)}
      ${asked(kind, (word) => sql`f.kind = ${word}`)}
      ${asked(
        q,
        (word) => sql`(${word} in (f.id, f.member_id) or position(${word} in f.content) > 0)`,
      )}
    order by f.answer is not null,
      case when f.answer is null then f.created_at_ms else -f.answered_at_ms end, f.id`,
)

/** How many wait for an answer. */
export const feedbackOpen = sql`select count(*)::int as n from feedback where answer is null`
