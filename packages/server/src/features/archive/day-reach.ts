import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { limiter } from '#kit/limits/limiter.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'

/** Whoever opens one of these days has it recorded: there are not many, and everybody looks at them. */
const NEAR = { back: 7, ahead: 14 }
/** Beyond these nobody is asked; what was brought in is shown. */
const ASKABLE = { back: 1200, ahead: 400 }

type Reach = typeof NEAR

const isWithin = ({ back, ahead }: Reach, ports: Pick<Ports, 'clock'>, day: string): boolean => {
  const today = businessDay(ports.clock.nowMs())
  return day >= addDays(today, -back) && day <= addDays(today, ahead)
}

export const isNearDay = (ports: Pick<Ports, 'clock'>, day: string) => isWithin(NEAR, ports, day)

export const isAskableDay = (ports: Pick<Ports, 'clock'>, day: string) =>
  isWithin(ASKABLE, ports, day)

const MINUTE_MS = 60_000

/**
 * What all visitors together may make this process work out and write down of days far away. Without it, a walk over the
 * calendar would fill disk and processor.
 */
export const farBudgetOf = perApp(({ clock }) => ({
  shown: limiter(clock, { most: 60, windowMs: MINUTE_MS }),
  recorded: limiter(clock, { most: 30, windowMs: 60 * MINUTE_MS }),
}))

/** One budget for everybody: the only key it has. */
export const EVERYBODY = 'everybody'
