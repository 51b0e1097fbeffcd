import { sql } from 'kysely'
import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import type { Reader } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { upcomingHotMatches } from './match-briefs.ts'

/** A coming numbered match with odds, its league, a team that plays in it and the issue of the pool on sale. */
export async function matchDemoIds({ db, clock }: Ports): Promise<Record<string, string>> {
  const [matchId] = await upcomingHotMatches(db.read, clock.nowMs(), 1)
  if (!matchId) return {}
  const fixture = await db.read
    .selectFrom('fixture')
    .select(['league_id', 'home_id', 'number'])
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow()
  const issueNo = await nextIssue(db.read, clock.nowMs())
  return {
    matchId,
    leagueId: fixture.league_id,
    teamId: fixture.home_id,
    matchNo: fixture.number ?? '',
    oddsId: String(MAIN_COMPANY.football),
    ...(issueNo && { issueNo }),
  }
}

async function nextIssue(db: Reader, nowMs: number): Promise<string | null> {
  const { rows } = await sql<{ pool_issue: string }>`
    select pool_issue from fixture
    where pool_issue is not null and kick_off_at_ms > ${nowMs}::bigint
    order by kick_off_at_ms limit 1`.execute(db)
  return rows[0]?.pool_issue ?? null
}
