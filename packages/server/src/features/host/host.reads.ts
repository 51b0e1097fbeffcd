import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import { matchByNumber } from '#features/match/public.ts'
import { plansOfMatch } from '#features/plan/public.ts'
import { query } from '#kit/query.ts'

const MOST = 50

/** The plans about a match that is known by its number in a round. */
export const listPlansOfMatch = query(
  hostEndpoints.listPlansOfMatch,
  async (db, { issue, matchNo, sport = 'football' }, { actor, nowMs }) => {
    const matchId =
      matchNo === undefined ? null : await matchByNumber(db, { issue, number: matchNo, sport })
    if (matchId === null) return { plans: [] }
    const page = { matchId, pageNo: 1, pageSize: MOST }
    const { items } = await plansOfMatch(db, page, { viewer: actor, nowMs })
    return { matchId, plans: items }
  },
)
