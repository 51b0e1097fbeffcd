import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { matchLive, type MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { shownBefore } from '#sport/shield/shown-before.ts'
import { shownMatchOf } from '#features/match-parts/parts/public.ts'
import { matchQuery } from './football.queries.ts'
import { listedFootball } from './listed-match.ts'

/** The match as it may be shown. */
export const useShownMatch = shownMatchOf({
  ask: (matchId, meanwhile) => ({ ...matchQuery(matchId), placeholderData: meanwhile }),
  listed: listedFootball,
  before: shownBefore<MatchLive>('football', matchLive),
  conceal: (info: MatchInfo, veil: Veil): MatchInfo => {
    const phase = veil === 'sync' ? 'inPlay' : info.live.phase
    return { ...info, live: { ...NOTHING_YET, phase }, note: null }
  },
})
