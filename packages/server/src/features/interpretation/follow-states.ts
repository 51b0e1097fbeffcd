import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { followedAmong } from '#features/match/public.ts'
import { planCounts } from '#features/plan/public.ts'
import { query } from '#kit/query.ts'
import type { OnSaleOfAll } from '#kit/sold-before-match.ts'
import { filmCounts } from './interpretation.repo.ts'

const NONE: OnSaleOfAll = { onSale: 0, written: 0 }

/** What a list adds for the person looking at it: their star, and how many recommendations there are. */
export const followStates = query(
  matchEndpoints.followStates,
  async (db, { ids, withVideo = false, onlyVideo = false }, { actor, nowMs }) => {
    const followed = actor ? await followedAmong(db, actor.id, ids) : new Set<string>()
    const plans = onlyVideo ? new Map<string, OnSaleOfAll>() : await planCounts(db, ids, nowMs)
    const films =
      withVideo || onlyVideo ? await filmCounts(db, ids, nowMs) : new Map<string, OnSaleOfAll>()
    return {
      states: ids.map((matchId) => {
        const [plan, film] = [plans.get(matchId) ?? NONE, films.get(matchId) ?? NONE]
        return {
          matchId,
          followed: followed.has(matchId),
          plans: plan.onSale + film.onSale,
          plansWritten: plan.written + film.written,
        }
      }),
    }
  },
)
