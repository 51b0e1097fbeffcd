import { setTimeout as pause } from 'node:timers/promises'
import type { SportsFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { putOnBoard } from './board-day.ts'
import { daysOfPlay } from './followed-days.ts'

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
  const loop = async () => {
    while (!signal.aborted) {
      await feed.warm?.(days())
      await pause(AGAIN_MS, undefined, { signal }).catch(() => {})
      if (!signal.aborted) await getReady()
    }
  }
  await getReady()
  const running = loop().catch((error: unknown) =>
    ports.log.warn({ err: error }, 'this process is not ready to read the feed'),
  )
  return async () => {
    stopping.abort()
    await running
  }
}
