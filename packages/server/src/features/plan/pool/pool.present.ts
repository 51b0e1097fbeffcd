import type { PoolMatch } from '@linmen/contract/plan/plan.schemas.ts'
import { drawnMark } from '@linmen/domain/plan/pool-pick.ts'
import type { Reader } from '#db/port.ts'
import { matchOutcomes } from '#features/match/public.ts'
import { poolMatchesOf, type PoolMatchRow, type PoolPlan } from './pool.repo.ts'

/** The fourteen matches with how they ended, and what is chosen of them only where the viewer may see it. */
export async function shownPoolMatches(
  db: Reader,
  plan: PoolPlan,
  { sees, nowMs }: { readonly sees: boolean; readonly nowMs: number },
): Promise<PoolMatch[]> {
  const rows = (await poolMatchesOf(db, [plan]))(plan.id)
  const outcomes = await matchOutcomes(
    db,
    rows.map((row) => row.match_id),
  )
  return rows.map((row) => {
    const outcome = outcomes.get(row.match_id) ?? ({ state: 'open' } as const)
    const drawn = drawnMark({ outcome, kickoffMs: row.kickoff_ms, official: row.official }, nowMs)
    const score = outcome.state === 'finished' && {
      homeGoals: outcome.home,
      awayGoals: outcome.away,
    }
    return {
      place: row.place,
      match: { ...matchOf(row), ...score },
      ...(sees && row.marks !== '' && { marks: row.marks }),
      ...(drawn !== null && { drawn }),
    }
  })
}

const matchOf = (row: PoolMatchRow) => ({
  matchId: row.match_id,
  league: row.league_name,
  home: row.home_name,
  away: row.away_name,
  kickoffMs: row.kickoff_ms,
  ...(row.home_team_id !== null && { homeTeamId: row.home_team_id }),
  ...(row.away_team_id !== null && { awayTeamId: row.away_team_id }),
})
