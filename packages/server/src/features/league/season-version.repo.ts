import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'

/**
 * Changes whenever a match of the season is announced, moved or gets a result. Results are only ever appended,
 * so counting them is enough.
 */
export async function seasonVersion(db: Reader, seasonId: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws('|', count(distinct f.id), sum(f.kick_off_at_ms), count(m.match_id)) as version
    from fixture f left join match_result m on m.match_id = f.id
    where f.season_id = ${seasonId}`.execute(db)
  return rows[0]?.version ?? ''
}
