import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'

/** A season that a team's past lies in. */
export interface SeasonBehind {
  readonly id: string
  readonly lastDay: string
  /** The newest of its competition, and no other. */
  readonly present: boolean
}

/**
 * The seasons that had begun by a day in which these teams played: their leagues', three of each, newest first, and
 * the present cups of their countries and continents.
 */
export async function seasonsBehind(
  db: Reader,
  teamIds: readonly string[],
  day: string,
): Promise<SeasonBehind[]> {
  const { rows } = await sql<SeasonBehind>`
    select distinct s.id, s.last_day as "lastDay", s.place = 1 as present from team t
    left join country home on home.id = t.country_id
    join league l on l.sport = t.sport and (l.id = t.league_id or l.kind = 'cup')
    left join country host on host.id = l.country_id
    cross join lateral (
      select id, last_day, row_number() over (order by first_day desc) as place
      from season where league_id = l.id and first_day <= ${day}
    ) s
    where t.id = any(${teamIds}) and s.place <= case l.kind when 'league' then 3 else 1 end and (l.id = t.league_id or l.country_id = t.country_id
      or (host.area = home.area and not exists (
        select from league own where own.country_id = l.country_id and own.kind = 'league')))
    order by s.last_day desc, s.id`.execute(db)
  return rows
}

export async function lastDayOf(db: Reader, seasonId: string): Promise<string | null> {
  const season = await db
    .selectFrom('season')
    .select('last_day')
    .where('id', '=', seasonId)
    .executeTakeFirst()
  return season?.last_day ?? null
}

/** Whether a match of the season that began before a moment has no result. */
export async function lacksResult(
  db: Reader,
  seasonId: string,
  beforeMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from fixture f
    where f.season_id = ${seasonId} and f.kick_off_at_ms < ${beforeMs}::bigint
      and not exists (select from match_ending r where r.match_id = f.id) limit 1`.execute(db)
  return rows.length > 0
}
