import type { Selectable } from 'kysely'
import type { Reader } from '#db/port.ts'
import type { PlanPoolMatchTable, PlanTable } from '#db/tables.generated.ts'
import { POOL_SIZE, type PoolMark } from '@linmen/domain/lottery/pool-draw.ts'
import { POOL_NAMES, type PoolGame } from '@linmen/domain/plan/pool-names.ts'
import { officialMarks, recordedPlaces } from '#features/lottery/public.ts'
import { matchBriefs, type MatchBrief } from '#features/match/public.ts'

type PlanRow = Selectable<PlanTable>
export type PoolMatchRow = Selectable<PlanPoolMatchTable> & {
  /** What was officially drawn for the match, where that is written down. */
  readonly official: PoolMark | null
}

/** A plan on an issue of a pool. */
export type PoolPlan = PlanRow & { readonly sport: PoolGame; readonly pool_issue: string }

export const isPoolPlan = (plan: PlanRow): plan is PoolPlan => plan.pool_issue !== null

type Named = Pick<PlanRow, 'sport' | 'home_name' | 'away_name' | 'pool_issue'>

/** What a plan is about, in a few words. */
export const subjectOf = ({ sport, pool_issue, home_name, away_name }: Named): string =>
  pool_issue === null
    ? `${home_name} vs ${away_name}`
    : `${POOL_NAMES[sport as PoolGame]} 第 ${pool_issue} 期`

/** The fourteen matches of those among these plans that are on a pool. What is chosen of them is paid for. */
export async function poolMatchesOf(
  db: Reader,
  plans: readonly PlanRow[],
): Promise<(planId: string) => PoolMatchRow[]> {
  const ids = plans.filter(isPoolPlan).map(({ id }) => id)
  if (ids.length === 0) return () => []
  const rows = await db
    .selectFrom('plan_pool_match')
    .selectAll()
    .where('plan_id', 'in', ids)
    .orderBy('place')
    .execute()
  const matchIds = [...new Set(rows.map(({ match_id }) => match_id))]
  const marks = await officialMarks(db, 'winDrawLose', matchIds)
  const told = rows.map((row) => ({ ...row, official: marks.get(row.match_id) ?? null }))
  return (planId) => told.filter((row) => row.plan_id === planId)
}

/** The matches of an issue in the order of their places; empty unless all fourteen are known. */
export async function matchesOfIssue(db: Reader, issue: string): Promise<MatchBrief[]> {
  const places = await recordedPlaces(db, { issue, game: 'winDrawLose' })
  const briefs = await matchBriefs(db, [...places.keys()])
  const inOrder = Array.from({ length: POOL_SIZE }, (_, at) =>
    [...briefs.values()].find(({ id }) => places.get(id) === at + 1),
  )
  return inOrder.every((match) => match !== undefined) ? inOrder : []
}
