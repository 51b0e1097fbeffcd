import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { BasketballResult } from '#sport/fixture.ts'
import { isBasketballCalledOff, isBasketballFinished } from './basketball-status.ts'

/** How a match ended, or null while it may still be played. */
export function basketballResult(live: BasketballLive): BasketballResult | null {
  const { phase, score, periods } = live
  if (!isBasketballFinished(phase) && !isBasketballCalledOff(phase)) return null
  return { sport: 'basketball', phase, full: score, periods }
}
