import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import {
  basketballLive,
  type BasketballLive,
} from '@linmen/contract/match/basketball-live.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball/basketball-fold.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { shownBefore } from '#sport/shield/shown-before.ts'
import { shownMatchOf } from '#features/match-parts/parts/public.ts'
import { matchQuery } from './basketball.queries.ts'
import { listedBasketball } from './listed-match.ts'

/** The match as it may be shown. */
export const useShownMatch = shownMatchOf({
  ask: (matchId, meanwhile) => ({ ...matchQuery(matchId), placeholderData: meanwhile }),
  listed: listedBasketball,
  before: shownBefore<BasketballLive>('basketball', basketballLive),
  conceal: (info: BasketballInfo, veil: Veil): BasketballInfo => {
    const phase = veil === 'sync' ? 'quarter1' : info.live.phase
    return { ...info, live: { ...NOTHING_YET_IN_BASKETBALL, phase } }
  },
})
