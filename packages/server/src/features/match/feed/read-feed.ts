import { setTimeout as pause } from 'node:timers/promises'
import type { SportsFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { feedReader } from './feed-reader.ts'
import { daysOfPlay, follow } from '#features/match/board/followed-days.ts'
import { broadcastReload } from './broadcast-news.ts'

const TICK_MS = 1000
/** Days that are not played are looked at again this often: kick-offs move, results are corrected. */
const ROUND_MS = 300_000

/** Follows the feed second by second until it is told to stop. Exactly one process does this. */
export async function readFeed(ports: Ports, feed: SportsFeed): Promise<() => Promise<void>> {
  const reader = feedReader(ports, feed)
  const stopping = new AbortController()
  const { signal } = stopping
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => ports.log.error({ err: error }, 'the match feed was not read'))
  const every = async (ms: number, work: () => Promise<void>) => {
    while (!signal.aborted)
      await Promise.all([attempt(work), pause(ms, undefined, { signal }).catch(() => {})])
  }
  let isCaughtUp = false
  const read = async () => {
    // What was recorded by who read before comes first: what is read from now on goes on from there.
    if (!isCaughtUp) await broadcastReload(ports, daysOfPlay(ports.clock.nowMs()))
    isCaughtUp = true
    await reader.read()
  }
  const first = attempt(read)
  follow(ports, first)
  const running = first.then(() =>
    Promise.all([
      every(TICK_MS, read),
      every(ROUND_MS, async () => {
        await reader.learn()
        await reader.catchUp(signal)
      }),
    ]),
  )
  return async () => {
    stopping.abort()
    await running
  }
}
