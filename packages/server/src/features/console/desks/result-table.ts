import { feedDesks } from '@linmen/contract/console/feed-desks.ts'
import { sql } from 'kysely'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'

/** How matches ended, the newest word on each. */
export const resultTable = serveDesk(
  feedDesks.results,
  ({ day, sport, q }, { nowMs }) => sql`
    select f.id, f.kick_off_at_ms as "kickOffAtMs", f.sport, l.name as league, h.name as home,
      (r.result->'full'->>'home')::int as "homeScore", (r.result->'full'->>'away')::int as "awayScore",
      a.name as away, r.version, r.recorded_at_ms as "toldAtMs"
    from fixture f
    join league l on l.id = f.league_id
    join team h on h.id = f.home_id
    join team a on a.id = f.away_id
    join lateral (select * from match_result where match_id = f.id
      order by version desc limit 1) r on r.phase = 'finished'
    where f.kick_off_at_ms <= ${nowMs}
      ${asked(day, (word) => sql`f.business_day = ${word}`)}
      ${asked(sport, (word) => sql`f.sport = ${word}`)}
      ${asked(q, (word) => sql`(f.id = ${word} or position(${word} in h.name || ' ' || a.name) > 0)`)}
    order by f.kick_off_at_ms desc, f.id`,
)
