import { feedDesks } from '@linmen/contract/console/feed-desks.ts'
import { sql } from 'kysely'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'

/** Scores that were set right or wait for a second person. */
export const correctionTable = serveDesk(
  feedDesks.corrections,
  ({ state, matchId }) => sql`
    select c.id, c.created_at_ms as "atMs", c.match_id as "matchId",
      h.name || ' vs ' || a.name as match, c.from_home || ':' || c.from_away as was,
      c.to_home || ':' || c.to_away as becomes, c.plans, c.back, c.state, c.reason as why,
      c.to_home as home, c.to_away as away, c.proposed_by as "proposedBy",
      c.decided_by as "decidedBy", c.answer, c.done_at_ms as "doneAtMs"
    from score_correction c
    join fixture f on f.id = c.match_id
    join team h on h.id = f.home_id
    join team a on a.id = f.away_id
    where true
      ${asked(state, (word) => sql`c.state = ${word}`)}
      ${asked(matchId, (word) => sql`c.match_id = ${word}`)}
    order by c.state <> 'proposed', c.created_at_ms desc, c.id`,
)

/** How many wait for a second person. */
export const correctionsWaiting = sql`
  select count(*)::int as n from score_correction where state = 'proposed'`
