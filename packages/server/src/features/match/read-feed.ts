import { setTimeout as pause } from 'node:timers/promises'
import type { SportsFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { feedReader } from './feed-reader.ts'
import { AROUND_TODAY, daysAround, follow } from './followed-days.ts'
import { shareReload } from './share-news.ts'

const TICK_MS = 1000

/** Follows the feed second by second until it is told to stop. Exactly one process does this. */
export async function readFeed(ports: Ports, feed: SportsFeed): Promise<() => Promise<void>> {
  const reader = feedReader(ports, feed)
  const stopping = new AbortController()
  const { signal } = stopping
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => ports.log.error({ err: error }, 'the match feed was not read'))
  const { back, ahead } = AROUND_TODAY
  const first = attempt(async () => {
    await shareReload(ports, daysAround(ports.clock.nowMs(), back, ahead))
    await reader.read()
  })
  follow(ports, AROUND_TODAY, first)
  const loop = async () => {
    await first
    for (let missed: Promise<void> | null = null; !signal.aborted;) {
      missed ??= attempt(() => reader.catchUp(signal))
      const beganMs = performance.now()
      await attempt(() => reader.read())
      const leftMs = TICK_MS - (performance.now() - beganMs)
      await pause(Math.max(0, leftMs), undefined, { signal }).catch(() => {})
      if (signal.aborted) await missed
    }
  }
  const running = loop()
  return async () => {
    stopping.abort()
    await running
  }
}
