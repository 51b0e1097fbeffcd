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

/** Who plays whom inside a group of a season. */
export async function groupsIn(db: Reader, seasonId: string) {
  const rows = await db
    .selectFrom('fixture')
    .select(['group_name', 'home_id', 'away_id'])
    .distinct()
    .where('season_id', '=', seasonId)
    .where('group_name', 'is not', null)
    .execute()
  return rows.map((row) => ({
    group: row.group_name!,
    homeId: row.home_id,
    awayId: row.away_id,
  }))
}
