import { setImmediate as breathe } from 'node:timers/promises'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { newestReport, pullReports } from '#features/archive/public.ts'
import type { SportsFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { putOnBoard } from '#features/match/board/board-day.ts'
import { daysAround, daysOfPlay } from '#features/match/board/followed-days.ts'
import { learnDay, openDay } from '#features/match/board/open-day.ts'
import { broadcastPulse, publishRecords } from './broadcast-news.ts'

const PULSE_MS = 10_000
const ANNOUNCED_DAYS = 3
/** What is said about a match nobody announced is lost. Who takes over finds the day learned, and reads at once. */
const LEARNED_MS = 15 * 60_000
/** What was missed longer ago is read when somebody opens the day. */
const MOST_DAYS_MISSED = 10

export interface FeedReader {
  /** Reads what was said since the last time about the days of play. */
  read(): Promise<void>
  /** Learns which matches the days around today have. */
  learn(): Promise<void>
  /** Reads the days that were followed before a silence and are not any more. */
  catchUp(signal: AbortSignal): Promise<void>
}

/** Follows one feed. Calls of `read` must not overlap. */
export function feedReader(ports: Ports, feed: SportsFeed): FeedReader {
  publishRecords(ports)
  let pulsedAtMs = 0
  let silentSinceMs: number | null = null
  return {
    read: async () => {
      const nowMs = ports.clock.nowMs()
      silentSinceMs ??= await newestReport(ports.db.read)
      const days = daysOfPlay(nowMs)
      for (const day of days) {
        await learnDay(ports, feed, { day, againMs: LEARNED_MS })
        await putOnBoard(ports, day)
      }
      await pullReports(ports, feed, days)
      for (const day of days) await learnDay(ports, feed, { day })
      if (nowMs - pulsedAtMs < PULSE_MS) return
      pulsedAtMs = nowMs
      broadcastPulse(ports, days)
    },
    learn: async () => {
      for (const day of daysAround(ports.clock.nowMs(), ANNOUNCED_DAYS)) {
        await breathe()
        await learnDay(ports, feed, { day })
      }
    },
    catchUp: async (signal) => {
      if (!silentSinceMs) return
      const [firstOfPlay] = daysOfPlay(ports.clock.nowMs())
      const earliest = addDays(businessDay(ports.clock.nowMs()), -MOST_DAYS_MISSED)
      const from = daysOfPlay(silentSinceMs)[0]!
      for (let day = from > earliest ? from : earliest; day < firstOfPlay!; day = addDays(day, 1)) {
        if (signal.aborted) return
        await openDay(ports, day)
        await breathe()
      }
    },
  }
}
