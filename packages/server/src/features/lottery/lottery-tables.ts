import { lotteryDesks } from '@linmen/contract/console/lottery-desks.ts'
import { sql } from 'kysely'
import { asked, serveDesk } from '#kit/operator/serve-desk.ts'

/** Every place of every issue; what its score says is what `poolMark` says, and 北单 adds the handicap. */
const places = sql`
  select d.family, d.issue, d.place, f.id as match_id, f.business_day, f.kick_off_at_ms, h.name as home,
    a.name as away, r.phase, (r.result->'full'->>'home')::int as home_score,
    (r.result->'full'->>'away')::int as away_score, o.mark as official, o.reason, o.changed_by,
    o.changed_at_ms,
    case
      when r.phase in ('cancelled', 'abandoned', 'postponed', 'deleted') then '*'
      when r.phase <> 'finished' then null
      else (array['0', '1', '3'])[2 + sign((r.result->'full'->>'home')::int + d.handicap
        - (r.result->'full'->>'away')::int)::int]
    end as by_score
  from fixture f
  cross join lateral (values ('pool', f.pool_issue, f.pool_place, 0),
    ('beijing', f.beijing_issue, f.beijing_number, coalesce(f.single_handicap, 0))
    ) as d (family, issue, place, handicap)
  join team h on h.id = f.home_id
  join team a on a.id = f.away_id
  left join lateral (select phase, result from match_result where match_id = f.id
    order by version desc limit 1) r on true
  left join lottery_mark o on o.family = d.family and o.match_id = f.id
  where d.issue is not null`

export const lotteryTables = [
  serveDesk(
    lotteryDesks.lotteryIssues,
    ({ family, q }, { nowMs }) => sql`
      select p.family || '-' || p.issue as id, p.family, p.issue, min(p.business_day) as day,
        count(*)::int as matches, count(coalesce(p.official, p.by_score))::int as decided,
        count(p.official)::int as official,
        case when count(*) = count(coalesce(p.official, p.by_score))
          then string_agg(coalesce(p.official, p.by_score), '' order by p.place) end as result
      from (${places}) p
      where true
        ${asked(family, (word) => sql`p.family = ${word}`)}
        ${asked(q, (word) => sql`p.issue = ${word}`)}
      group by p.family, p.issue
      order by abs(min(p.kick_off_at_ms) - ${nowMs}), p.family, p.issue`,
  ),
  serveDesk(
    lotteryDesks.lotteryMatches,
    ({ family, issue, q }, { nowMs }) => sql`
      select p.family || '-' || p.match_id as id, p.family, p.issue, p.place, p.match_id as "matchId",
        p.home, p.away, p.kick_off_at_ms as "kickOffAtMs",
        case when p.phase = 'finished' then p.home_score || ':' || p.away_score end as score,
        p.by_score as "byScore", p.official, coalesce(p.official, p.by_score) as mark,
        p.reason, p.changed_by as "changedBy", p.changed_at_ms as "changedAtMs"
      from (${places}) p
      where true
        ${asked(family, (word) => sql`p.family = ${word}`)}
        ${asked(issue, (word) => sql`p.issue = ${word}`)}
        ${asked(q, (word) => sql`(p.match_id = ${word} or position(${word} in p.home || ' ' || p.away) > 0)`)}
      order by ${issue === undefined ? sql`abs(p.kick_off_at_ms - ${nowMs})` : sql`p.place`}, p.family,
        p.issue, p.place, p.match_id`,
  ),
]
