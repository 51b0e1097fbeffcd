import { hostDesks } from '@linmen/contract/console/host-desks.ts'
import { sql } from 'kysely'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'

export const brandTable = serveDesk(
  hostDesks.brands,
  ({ q }) => sql`
    select agent_id as id, name, company, slogan, changed_at_ms as "changedAtMs",
      changed_by as "changedBy", reason
    from brand
    where true ${asked(q, (word) => sql`(agent_id = ${word} or position(${word} in name) > 0)`)}
    order by agent_id`,
)
