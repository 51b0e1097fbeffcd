import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { sql } from 'kysely'
import { DAY_MS } from '#features/console/day-bounds.ts'
import { query } from '#kit/query.ts'

const LATELY_MS = 30 * DAY_MS

/** Whom something said to everybody reaches: all members, those who came by lately, those who are here now. */
export const audience = query(actEndpoints.audience, async (db, _input, { nowMs, ports }) => {
  const { rows } = await sql<{ members: number; lately: number }>`
    select count(*)::int as members, count(*) filter (where exists (select from session s
      where s.member_id = m.id and s.seen_at_ms >= ${nowMs - LATELY_MS}))::int as lately
    from member m where m.deleted_at_ms is null`.execute(db)
  return { ...rows[0]!, now: ports.hub.listeners() }
})
