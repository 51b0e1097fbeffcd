import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'

/** Somebody follows a match that is over. */
export interface EndedFollow {
  readonly member_id: string
  readonly match_id: string
  readonly sport: 'football' | 'basketball'
  readonly league_name: string
  readonly home_name: string
  readonly away_name: string
  readonly ended_at_ms: number
}

/** Who followed a match that ended between two moments, in the order they ended. */
export async function endedFollows(
  db: Reader,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<EndedFollow[]> {
  const { rows } = await sql<EndedFollow & { ended_at_ms: string }>`
    select mf.member_id, f.id as match_id, f.sport, l.name as league_name,
      h.name as home_name, a.name as away_name, min(e.at_ms) as ended_at_ms
    from match_follow mf
    join fixture f on f.id = mf.match_id
    join league l on l.id = f.league_id
    join team h on h.id = f.home_id
    join team a on a.id = f.away_id
    join match_event e on e.match_id = f.id
      and e.body->>'kind' = 'status' and e.body->>'phase' = 'finished'
    where e.at_ms > ${fromMs} and e.at_ms <= ${toMs} and mf.followed_at_ms < e.at_ms
    group by mf.member_id, f.id, f.sport, l.name, h.name, a.name
    order by 7, 1`.execute(db)
  return rows.map((row) => ({ ...row, ended_at_ms: Number(row.ended_at_ms) }))
}
