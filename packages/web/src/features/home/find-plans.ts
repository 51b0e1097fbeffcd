import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { speaksOf } from '#features/match-search/parts/public.ts'

const MOST = 20

/** Plans on sale that speak of a word. */
export function plansOf(word: string, plans: readonly PlanSummary[]): PlanSummary[] {
  const speaks = speaksOf(word)
  return plans
    .filter(({ title, expert, match }) =>
      speaks(title, expert.name, match.league, match.home, match.away),
    )
    .slice(0, MOST)
}
