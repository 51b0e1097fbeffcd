import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import type { Reader } from '#db/port.ts'
import { presentPlans } from './plan.present.ts'
import { listPlans } from './plan.repo.ts'

interface MatchPage {
  readonly matchId: string
  readonly limit: number
  readonly offset: number
}

interface Onlooker {
  readonly viewer: { readonly id: string } | null
  readonly nowMs: number
}

/** Plans about one match, as this viewer may see them. */
export async function plansOfMatch(
  db: Reader,
  { matchId, limit, offset }: MatchPage,
  { viewer, nowMs }: Onlooker,
): Promise<{ dataList: PlanSummary[]; hasNext: boolean }> {
  const rows = await listPlans(db, { matchId, limit: limit + 1, offset }, nowMs)
  return {
    dataList: await presentPlans(db, rows.slice(0, limit), viewer, nowMs),
    hasNext: rows.length > limit,
  }
}
