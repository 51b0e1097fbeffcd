import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball/basketball-fold.ts'

/** A basketball match in its third quarter, the guests three points ahead. */
export const aBasketballLive: BasketballLive = {
  ...NOTHING_YET_IN_BASKETBALL,
  version: 5,
  phase: 'quarter3',
  score: { home: 66, away: 69 },
  periods: [
    { home: 18, away: 25 },
    { home: 22, away: 31 },
    { home: 26, away: 13 },
  ],
}
