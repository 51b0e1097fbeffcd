import type { Ports } from '#kit/ports.ts'
import { upcomingHotMatches } from './match-briefs.ts'

/** A coming numbered match with odds, its league and a team that plays in it. */
export async function matchDemoIds({ db, clock }: Ports): Promise<Record<string, string>> {
  const [matchId] = await upcomingHotMatches(db.read, clock.nowMs(), 1)
  if (!matchId) return {}
  const fixture = await db.read
    .selectFrom('fixture')
    .select(['league_id', 'home_id', 'number'])
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow()
  return {
    matchId,
    leagueId: fixture.league_id,
    teamId: fixture.home_id,
    matchNo: fixture.number ?? '',
  }
}
