import { memberDesks } from '@linmen/contract/console/member-desks.ts'
import { sql } from 'kysely'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'
import { codeOf } from './coupon-code.repo.ts'

const stateAt = (nowMs: number) => sql`
  case when c.ends_at_ms <= ${nowMs} then 'over' when c.uses_left = 0 then 'spent' else 'open' end`

/** The codes there are and were, and how many members each has reached. */
export const couponCodeTable = serveDesk(
  memberDesks.couponCodes,
  ({ q, state, category }, { nowMs }) => sql`
    select c.code as id, c.name, c.category, c.worth, c.threshold, u.used::int as used,
      (u.used + c.uses_left)::int as "limit", c.created_at_ms as "atMs",
      c.ends_at_ms as "endsAtMs", ${stateAt(nowMs)} as state, c.days, u.last_ms as "lastUsedAtMs"
    from coupon_code c, lateral (
      select count(*) as used, max(at_ms) as last_ms from coupon_code_use where code = c.code
    ) u
    where true
      ${asked(q, (word) => sql`(c.code = ${codeOf(word)} or position(${word} in c.name) > 0)`)}
      ${asked(state, (word) => sql`${stateAt(nowMs)} = ${word}`)}
      ${asked(category, (word) => sql`c.category = ${word}`)}
    order by c.created_at_ms desc, c.code`,
)
