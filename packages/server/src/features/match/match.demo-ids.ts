import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import type { Ports } from '#kit/ports.ts'
import { nextPoolIssue } from './fixture.repo.ts'
import { upcomingHotMatches } from './match-brief.repo.ts'

/** A coming numbered match with odds, its league, a team that plays in it and the issue of the pool on sale. */
export async function matchDemoIds({ db, clock }: Ports): Promise<Record<string, string>> {
  const [matchId] = await upcomingHotMatches(db.read, clock.nowMs(), 1)
  if (!matchId) return {}
  const fixture = await db.read
    .selectFrom('fixture')
    .select(['league_id', 'home_id', 'number'])
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow()
  const issueNo = await nextPoolIssue(db.read, clock.nowMs())
  return {
    matchId,
    leagueId: fixture.league_id,
    teamId: fixture.home_id,
    matchNo: fixture.number ?? '',
    oddsId: String(MAIN_COMPANY.football),
    ...(issueNo && { issueNo }),
  }
}
