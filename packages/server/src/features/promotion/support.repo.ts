import type { Cup } from '@linmen/contract/promotion/campaign.schemas.ts'
import type { Reader, Tx } from '#db/port.ts'
import { leagueTeams } from '#features/match/public.ts'

/** The teams of a competition with how many stand by each, the most first. */
export async function cupOf(
  db: Reader,
  key: string,
  leagueId: string,
  memberId: string | undefined,
): Promise<Cup | null> {
  const league = await leagueTeams(db, leagueId)
  if (!league) return null
  const counts = await supportersOf(db, key)
  const own = memberId === undefined ? undefined : await supportOf(db, key, memberId)
  return {
    leagueId,
    name: league.name,
    supports: league.teams
      .map(({ id, name }) => ({ teamId: id, name, count: counts.get(id) ?? 0 }))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'zh')),
    ...(own !== undefined && { mine: own }),
  }
}

async function supportersOf(db: Reader, key: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('promotion_support')
    .select('team_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('promotion_key', '=', key)
    .groupBy('team_id')
    .execute()
  return new Map(rows.map((row) => [row.team_id, Number(row.count)]))
}

async function supportOf(db: Reader, key: string, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('promotion_support')
    .select('team_id')
    .where('promotion_key', '=', key)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.team_id
}

/** One team for each member; who changes sides is counted on the new one. */
export const standBy = (
  tx: Tx,
  support: { promotion_key: string; member_id: string; team_id: string; created_at_ms: number },
) =>
  tx
    .insertInto('promotion_support')
    .values(support)
    .onConflict((conflict) =>
      conflict.columns(['promotion_key', 'member_id']).doUpdateSet({
        team_id: support.team_id,
        created_at_ms: support.created_at_ms,
      }),
    )
    .execute()
