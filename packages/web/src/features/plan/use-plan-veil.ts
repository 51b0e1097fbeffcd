import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useVeil } from '#sport/shield/tv-delay.ts'

type Told = Pick<PlanSummary, 'match' | 'result' | 'pool'>

/** Why how a plan ended, and the score of its match, may not be seen. */
export function usePlanVeil(plan: Told): Veil | null {
  const { match, result, pool } = plan
  const { homeGoals, awayGoals } = match
  const told = homeGoals !== undefined || (result !== undefined && result !== 'void')
  const phase = told ? 'finished' : 'scheduled'
  const kickOffAtMs = pool?.lastKickoffMs ?? match.kickoffMs
  const state = pool ? `${result} ${pool.right}` : `${result} ${homeGoals}:${awayGoals}`
  return useVeil({ id: veiledId(plan), kickOffAtMs, phase }, state)
}

/** What a tap reveals: a match, or how all plans on an issue ended. */
export const veiledId = ({ match, pool }: Told) => (pool ? `pool-${pool.issue}` : match.matchId)
