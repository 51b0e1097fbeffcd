import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useVeil } from '#sport/shield/tv-delay.ts'

/** Why how a plan ended, and the score of its match, may not be seen. */
export function usePlanVeil({ match, result }: Pick<PlanSummary, 'match' | 'result'>): Veil | null {
  const { matchId: id, kickoffMs, homeGoals, awayGoals } = match
  const told = homeGoals !== undefined || (result !== undefined && result !== 'void')
  const phase = told ? 'finished' : 'scheduled'
  return useVeil({ id, kickOffAtMs: kickoffMs, phase }, `${result} ${homeGoals}:${awayGoals}`)
}
