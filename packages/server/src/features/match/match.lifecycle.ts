import { newestReport } from '#features/archive/public.ts'
import { feedOf } from '#feeds/feed-of.ts'
import { runAsLeader } from '#kit/leadership.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import { compareWithRecords } from '#features/match/feed/compare-with-records.ts'
import { deepenWatched } from '#features/match/feed/deepen-watched.ts'
import { follow } from '#features/match/board/followed-days.ts'
import { openTopics } from './open-topics.ts'
import { readFeed } from '#features/match/feed/read-feed.ts'
import { publishRecords, subscribeToPeers } from '#features/match/feed/broadcast-news.ts'
import { standBy } from '#features/match/feed/stand-by.ts'

export const matchLifecycle = { start }

const FEED_OFFICE = 7_205_408

/** Opens the live topics; one process of all reads the feed, and the others hear of it. */
async function start(ports: Ports): Promise<() => Promise<void>> {
  boardOf(ports).asOfMs = await newestReport(ports.db.read)
  openTopics(ports)
  publishRecords(ports)
  subscribeToPeers(ports)
  const endings = [deepenWatched(ports), compareWithRecords(ports)]
  const stopWatching = async () => {
    for (const end of endings) await end()
  }
  const feed = feedOf(ports)
  if (!feed || !ports.settings.feeds) return stopWatching

  follow(ports, Promise.resolve())
  const standDown = ports.db.kind === 'postgres' ? await standBy(ports, feed) : async () => {}
  const resign = await runAsLeader(ports.db, {
    key: FEED_OFFICE,
    take: () => readFeed(ports, feed),
    report: (error) => ports.log.warn({ err: error }, 'nobody could be chosen to read the feed'),
  })
  return async () => {
    await stopWatching()
    await standDown()
    await resign()
  }
}
