import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import { secondsLeftAt } from './basketball-clock.ts'
import { isBasketballLive, periodOf } from './basketball-status.ts'

const LAST_QUARTER = 4
/** A three, the foul that stops the clock and the way back take about five seconds. */
const SECONDS_A_TRIP = 5
const MOST_A_TRIP = 3
const ONE_POINT = 10_000

type Score = Pick<BasketballLive, 'phase' | 'score'>
type Clock = Pick<BasketballLive, 'secondsLeft' | 'runningFromMs'>

/** A total that was reached cannot be offered any more. The line is in 1/10000 points. */
export const isTotalClosed = (line: number, { phase, score }: Score): boolean =>
  isBasketballLive(phase) && line <= (score.home + score.away) * ONE_POINT

/** Too little time is left to make up the lead: nobody offers a handicap on that. */
export function isDecided(live: Score & Clock, nowMs: number): boolean {
  const period = isBasketballLive(live.phase) ? periodOf(live.phase) : null
  if (period === null || period < LAST_QUARTER || isUnheard(live)) return false
  const left = secondsLeftAt(live, nowMs)
  const trips = left === 0 ? 0 : 1 + Math.floor(left / SECONDS_A_TRIP)
  return Math.abs(live.score.home - live.score.away) > trips * MOST_A_TRIP
}

// A clock that stands at zero while the period is on may never have been heard of.
const isUnheard = ({ secondsLeft, runningFromMs }: Clock) =>
  runningFromMs === null && secondsLeft === 0
