import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { listedMeanwhile, useVeiledMatch } from '#features/match-parts/parts/public.ts'
import { matchQuery } from './football.queries.ts'
import { listedFootball } from './listed-match.ts'

/** The match as it may be shown. */
export const useShownMatch = (
  matchId: string,
  pollMs: (newest: MatchInfo | undefined) => number | false = () => false,
) => {
  const client = useQueryClient()
  // One function for one match: another would be asked again with every drawing, without an end.
  const meanwhile = useCallback(
    () => listedMeanwhile(client, listedFootball(matchId)),
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

function concealed(info: MatchInfo, veil: Veil): MatchInfo {
  const phase = veil === 'sync' ? 'inPlay' : info.live.phase
  return { ...info, live: { ...NOTHING_YET, phase }, note: null }
}
