import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball-fold.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { listedMeanwhile, useVeiledMatch } from '#features/match-parts/parts/public.ts'
import { matchQuery } from './basketball.queries.ts'
import { listedBasketball } from './listed-match.ts'

/** The match as it may be shown. */
export const useShownMatch = (
  matchId: string,
  pollMs: (newest: BasketballInfo | undefined) => number | false = () => false,
) => {
  const client = useQueryClient()
  // One function for one match: another would be asked again with every drawing, without an end.
  const meanwhile = useCallback(
    () => listedMeanwhile(client, listedBasketball(matchId)),
    [client, matchId],
  )
  return useVeiledMatch(
    {
      ...matchQuery(matchId),
      placeholderData: meanwhile,
      refetchInterval: ({ state }) => pollMs(state.data),
    },
    concealed,
  )
}

function concealed(info: BasketballInfo, veil: Veil): BasketballInfo {
  const phase = veil === 'sync' ? 'quarter1' : info.live.phase
  return { ...info, live: { ...NOTHING_YET_IN_BASKETBALL, phase } }
}
