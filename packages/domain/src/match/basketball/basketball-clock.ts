import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import { basketballStatus, isBasketballLive, periodOf } from './basketball-status.ts'

type Clock = Pick<BasketballLive, 'secondsLeft' | 'runningFromMs'>

const OVERTIME_SECONDS = 5 * 60
/** NBA and CBA play quarters of twelve minutes, everybody else ten (spec 001 §9). */
const LONG_QUARTERS: ReadonlySet<string> = new Set(['1', '3'])

export const quarterSeconds = (leagueId: string) => (LONG_QUARTERS.has(leagueId) ? 12 : 10) * 60

/** Playing time of a period: 1 to 4 quarters, from 5 on overtimes. */
export const periodSeconds = (leagueId: string, period: number) =>
  period > 4 ? OVERTIME_SECONDS : quarterSeconds(leagueId)

/** What the clock shows now. Stops are not always reported, so it waits at zero and never runs below. */
export function secondsLeftAt({ secondsLeft, runningFromMs }: Clock, nowMs: number): number {
  if (runningFromMs === null) return secondsLeft
  const gone = Math.max(0, Math.floor((nowMs - runningFromMs) / 1000))
  return Math.max(0, secondsLeft - gone)
}

/** `04:12` */
export const clockText = (seconds: number) =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`

/** The chip of a row: `第3节 04:12`, `第1节 完`, `中场`, or nothing before and after play. */
export function basketballChipText(
  live: Clock & Pick<BasketballLive, 'phase' | 'pause'>,
  nowMs: number,
): string | null {
  if (!isBasketballLive(live.phase)) return null
  const { desc } = basketballStatus(live.phase)
  if (periodOf(live.phase) === null) return desc
  if (live.pause) return `${desc} 完`
  // A clock that stands at zero while the period is on was never heard of: the period is all that is known.
  if (live.runningFromMs === null && live.secondsLeft === 0) return desc
  return `${desc} ${clockText(secondsLeftAt(live, nowMs))}`
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
