import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import { quarterSeconds } from '#match/basketball/basketball-clock.ts'
import { isBasketballFinished } from '#match/basketball/basketball-status.ts'
import { playedSeconds } from '#match/basketball/basketball-story.ts'
import { endOf } from '#history/basketball/basketball-changes.ts'

const ON_COURT = 5

/**
 * The minutes of everybody on a side together, as the clock has them; null where it was never heard of. Lines tell
 * whole minutes that are over, and what ten players have begun adds up.
 */
export function teamMinutes(live: BasketballLive, leagueId: string, nowMs: number): number | null {
  const seconds = isBasketballFinished(live.phase)
    ? endOf(leagueId, live.periods.length)
    : clockedSeconds(live, leagueId, nowMs)
  return seconds === null ? null : Math.round((ON_COURT * seconds) / 60)
}

function clockedSeconds(live: BasketballLive, leagueId: string, nowMs: number): number | null {
  const { phase, pause, secondsLeft, runningFromMs } = live
  const stands = pause || phase === 'halfTime'
  if (!stands && runningFromMs === null && secondsLeft === 0) return null
  return playedSeconds(live, quarterSeconds(leagueId), nowMs)
}
