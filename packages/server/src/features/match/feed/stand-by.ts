import { setTimeout as pause } from 'node:timers/promises'
import type { SportsFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { retrySlow } from '#kit/retry-conflicts.ts'
import { putOnBoard } from '#features/match/board/board-day.ts'
import { daysOfPlay } from '#features/match/board/followed-days.ts'

const AGAIN_MS = 15_000

/**
 * Keeps at hand what a reader of the feed needs first, so that this process can take over at once: the days of play
 * on the board, and a source that has them ready. What it returns ends that.
 */
export async function standBy(ports: Ports, feed: SportsFeed): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const { signal } = stopping
  const days = () => daysOfPlay(ports.clock.nowMs())
  const getReady = async () => {
    for (const day of days()) await putOnBoard(ports, day)
  }
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) =>
      ports.log.warn({ err: error }, 'this process is not ready to read the feed'),
    )
  const loop = async () => {
    while (!signal.aborted) {
      await attempt(async () => {
        await getReady()
        await feed.warm?.(days())
      })
      await pause(AGAIN_MS, undefined, { signal }).catch(() => {})
    }
  }
  await retrySlow(getReady)
  const running = loop()
  return async () => {
    stopping.abort()
    await running
  }
}
