import { LONGEST_MATCH_MS } from '@linmen/domain/shield/spoiler-shield.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'

export interface SeasonState {
  readonly version: string
  /** When the newest result came, by the clock of its match; null before there is any. */
  readonly changedAtMs: number | null
  /** When the newest match with a result began. */
  readonly playedAtMs: number | null
}

/**
 * The version changes whenever a match of the season is announced, moved or gets a result. Results are only ever
 * appended, so counting them is enough. What was recorded long after a match did not become news then.
 */
export async function seasonState(db: Reader, seasonId: string): Promise<SeasonState> {
  const { rows } = await sql<SeasonState>`
    select
      concat_ws('|', count(distinct f.id), sum(f.kick_off_at_ms), count(m.match_id)) as version,
      max(least(m.recorded_at_ms, f.kick_off_at_ms + ${LONGEST_MATCH_MS}::bigint))
        filter (where m.phase = 'finished') as "changedAtMs",
      max(f.kick_off_at_ms) filter (where m.phase = 'finished') as "playedAtMs"
    from fixture f left join match_result m on m.match_id = f.id
    where f.season_id = ${seasonId}`.execute(db)
  return rows[0] ?? { version: '', changedAtMs: null, playedAtMs: null }
}
