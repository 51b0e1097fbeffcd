import type { Meeting } from '@linmen/domain/standings/conferences.ts'
import type { Reader } from '#db/port.ts'

/** Who plays whom when in these leagues on these business days. */
export async function scheduleOf(
  db: Reader,
  leagueIds: readonly string[],
  days: { readonly from: string; readonly to: string },
) {
  if (leagueIds.length === 0) return []
  const rows = await db
    .selectFrom('fixture')
    .select(['id', 'league_id', 'home_id', 'away_id', 'kick_off_at_ms'])
    .where('league_id', 'in', leagueIds)
    .where('business_day', '>=', days.from)
    .where('business_day', '<=', days.to)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    leagueId: row.league_id,
    homeId: row.home_id,
    awayId: row.away_id,
    kickOffAtMs: row.kick_off_at_ms,
  }))
}

/** Who plays whom in a season, inside which group and outside of any. */
export async function meetingsIn(db: Reader, seasonId: string): Promise<Meeting[]> {
  const rows = await db
    .selectFrom('fixture')
    .select(['stage_id', 'group_name', 'home_id', 'away_id'])
    .distinct()
    .where('season_id', '=', seasonId)
    .execute()
  return rows.map((row) => ({
    stageId: row.stage_id,
    group: row.group_name,
    homeId: row.home_id,
    awayId: row.away_id,
  }))
}
