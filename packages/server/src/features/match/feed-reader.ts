import { setImmediate as breathe } from 'node:timers/promises'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { newestReport, pullReports } from '#features/archive/public.ts'
import type { SportsFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { AROUND_TODAY, daysAround } from './followed-days.ts'
import { shareNews, sharePulse } from './share-news.ts'
import { learnDay, openDay, putOnBoard } from './open-day.ts'

const PULSE_MS = 10_000
/** What was missed longer ago is read when somebody opens the day. */
const MOST_DAYS_MISSED = 10

export interface FeedReader {
  /** Reads what was said since the last time about the days around today. */
  read(): Promise<void>
  /** Reads the days that were followed before a long silence and are not any more. */
  catchUp(signal: AbortSignal): Promise<void>
}

/** Follows one feed. Calls must not overlap. */
export function feedReader(ports: Ports, feed: SportsFeed, reach = AROUND_TODAY): FeedReader {
  let pulsedAtMs = 0
  let silentSinceMs: number | null = null
  return {
    read: async () => {
      const nowMs = ports.clock.nowMs()
      silentSinceMs ??= await newestReport(ports.db.read)
      for (const day of daysAround(nowMs, reach.announced, reach.announced)) {
        await breathe()
        await learnDay(ports, feed, day)
      }
      const days = daysAround(nowMs, reach.back, reach.ahead)
      for (const day of days) await putOnBoard(ports, day)
      await pullReports(ports, feed, { days, hear: (news) => shareNews(ports, days, news) })
      if (nowMs - pulsedAtMs < PULSE_MS) return
      pulsedAtMs = nowMs
      sharePulse(ports, days)
    },
    catchUp: async (signal) => {
      if (!silentSinceMs) return
      const today = businessDay(ports.clock.nowMs())
      const earliest = addDays(today, -MOST_DAYS_MISSED)
      const from = addDays(businessDay(silentSinceMs), -reach.back)
      for (let day = from > earliest ? from : earliest; day < addDays(today, -reach.back);) {
        if (signal.aborted) return
        await openDay(ports, day)
        await breathe()
        day = addDays(day, 1)
      }
    },
  }
}
