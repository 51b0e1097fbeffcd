import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { planCounts } from '#features/plan/public.ts'
import { query } from '#kit/query.ts'
import { followedAmong } from './follow.repo.ts'

/** What a list adds for the person looking at it: their star, and how many plans there are. */
export const followStates = query(
  matchEndpoints.followStates,
  async (db, { ids }, { actor, nowMs }) => {
    const followed = actor ? await followedAmong(db, actor.id, ids) : new Set<string>()
    const plans = await planCounts(db, ids, nowMs)
    return {
      states: ids.map((matchId) => ({
        matchId,
        followed: followed.has(matchId),
        plans: plans.get(matchId)?.onSale ?? 0,
        plansWritten: plans.get(matchId)?.written ?? 0,
      })),
    }
  },
)
