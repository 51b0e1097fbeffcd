import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballResult } from '#sport/fixture.ts'
import { isCalledOff, isFinished } from './football-status.ts'

/** How a match ended, or null while it may still be played. */
export function footballResult(live: MatchLive): FootballResult | null {
  return isFinished(live.phase) || isCalledOff(live.phase) ? resultSoFar(live) : null
}

/** What would stand if nothing more happened. */
export function resultSoFar(live: MatchLive): FootballResult {
  const { phase, score, corners, yellowCards, redCards } = live
  return {
    sport: 'football',
    phase,
    full: score.full,
    ...(score.half && { half: score.half }),
    ...(score.extra && { extra: score.extra }),
    ...(score.penalties && { penalties: score.penalties }),
    corners,
    yellowCards,
    redCards,
  }
}
