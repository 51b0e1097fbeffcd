import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'

/** A match that began in the last minute before noon is over by then, extra time included. */
const LONGEST_MATCH_MS = 5 * 3_600_000

/** The days on which something may be played now: today, and in the early afternoon yesterday too. */
export const daysOfPlay = (nowMs: number): string[] => [
  ...new Set([businessDay(nowMs - LONGEST_MATCH_MS), businessDay(nowMs)]),
]

/** Today and as many days before and after it. */
export function daysAround(nowMs: number, each: number): string[] {
  const today = businessDay(nowMs)
  return Array.from({ length: 2 * each + 1 }, (_, at) => addDays(today, at - each))
}

interface Following {
  /** Some process reads the feed. */
  on: boolean
  /** Pending while the first reading after a start is under way. */
  caughtUp: Promise<void>
}

const following = perApp((): Following => ({ on: false, caughtUp: Promise.resolve() }))

/** The days of play are read second by second: they need not be asked about. */
export function follow(ports: Ports, caughtUp: Promise<void>): void {
  Object.assign(following(ports), { on: true, caughtUp })
}

export const isFollowed = (ports: Ports, day: string): boolean =>
  following(ports).on && daysOfPlay(ports.clock.nowMs()).includes(day)

export const untilCaughtUp = (ports: Ports): Promise<void> => following(ports).caughtUp
