import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { query } from '#kit/query.ts'
import { planCounts } from '#features/plan/public.ts'
import { followedAmong } from './follow.repo.ts'

/** What a list adds for the person looking at it: their star, and how many plans are on sale. */
export const followStates = query(matchEndpoints.followStates, async (db, { ids }, { actor }) => {
  const followed = actor ? await followedAmong(db, actor.id, ids) : new Set<string>()
  return {
    states: ids.map((matchId) => ({ matchId, followed: followed.has(matchId), plans: 0 })),
  }
})
