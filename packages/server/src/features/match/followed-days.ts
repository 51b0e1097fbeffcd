import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'

/** How many business days around today are followed, and for how many the matches are known beforehand. */
export interface Reach {
  readonly back: number
  readonly ahead: number
  readonly announced: number
}

/** Yesterday's last matches end after noon; tomorrow's prices are on the list today. */
export const AROUND_TODAY: Reach = { back: 1, ahead: 1, announced: 3 }

export function daysAround(nowMs: number, back: number, ahead: number): string[] {
  const today = businessDay(nowMs)
  return Array.from({ length: back + ahead + 1 }, (_, at) => addDays(today, at - back))
}

interface Following {
  reach: Reach | null
  /** Pending while the first reading after a start is under way. */
  caughtUp: Promise<void>
}

const following = perApp((): Following => ({ reach: null, caughtUp: Promise.resolve() }))

/** Some process reads the feed: these days need not be asked about. */
export function follow(ports: Ports, reach: Reach, caughtUp: Promise<void>): void {
  Object.assign(following(ports), { reach, caughtUp })
}

export function isFollowed(ports: Ports, day: string): boolean {
  const { reach } = following(ports)
  return reach !== null && daysAround(ports.clock.nowMs(), reach.back, reach.ahead).includes(day)
}

export const untilCaughtUp = (ports: Ports): Promise<void> => following(ports).caughtUp
