import { setImmediate as breathe } from 'node:timers/promises'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import type { FeedBatch, MatchFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { openDay } from './board-of.ts'
import { ingestFixtures, ingestReports, publishPulse } from './ingest.ts'
import { cursorOf } from './match.repo.ts'

/** How many business days around today are kept up to date. */
export interface Reach {
  readonly back: number
  readonly ahead: number
}

const WEEK: Reach = { back: 3, ahead: 3 }
const PULSE_MS = 10_000
const CHUNK = 4000

export interface FeedReader {
  /** Reads what was said since the last time, however long ago that was. */
  read(): Promise<void>
}

/** Follows one feed. Calls must not overlap: versions are given out one batch at a time. */
export function feedReader(ports: Ports, feed: MatchFeed, reach = WEEK): FeedReader {
  let pulsedAtMs = 0
  let cursorMs: number | null = null
  const knownDays = new Set<string>()

  const learn = async (day: string) => {
    if (knownDays.has(day)) return
    await openDay(ports, day)
    await ingestFixtures(ports, day, await feed.fixtures(day))
    knownDays.add(day)
  }

  const write = async ({ reports, asOfMs }: FeedBatch, afterMs: number) => {
    // The cursor moves with the last piece, so a stop in between is repaired by reading again.
    const pieces = Math.max(1, Math.ceil(reports.length / CHUNK))
    for (let piece = 0; piece < pieces; piece += 1) {
      const last = piece === pieces - 1
      const part = reports.slice(piece * CHUNK, (piece + 1) * CHUNK)
      await ingestReports(ports, feed.name, { asOfMs: last ? asOfMs : afterMs, reports: part })
    }
  }

  return {
    read: async () => {
      const nowMs = ports.clock.nowMs()
      const afterMs = cursorMs ?? (await cursorOf(ports.db.read, feed.name))
      const days = daysBetween(afterMs, nowMs, reach)
      for (const day of days) {
        // A day takes a good part of a second to learn; waiting requests get their turn in between.
        await breathe()
        await learn(day)
      }
      const batch = await feed.reports(days, afterMs, nowMs)
      const pulse = nowMs - pulsedAtMs >= PULSE_MS
      // A quiet second is not worth a transaction: the cursor is saved with the next pulse.
      if (batch.reports.length > 0 || pulse) await write(batch, afterMs)
      cursorMs = batch.asOfMs
      if (!pulse) return
      pulsedAtMs = nowMs
      publishPulse(ports)
    },
  }
}

/** From the days that may still be playing when the feed was last read to the last announced one. */
function daysBetween(afterMs: number, nowMs: number, { back, ahead }: Reach): string[] {
  const today = businessDay(nowMs)
  const last = addDays(today, ahead)
  const earliest = addDays(today, -back)
  const from = afterMs === 0 ? earliest : addDays(businessDay(afterMs), -1)
  const days: string[] = []
  for (let day = from > earliest ? from : earliest; day <= last; day = addDays(day, 1))
    days.push(day)
  return days
}
