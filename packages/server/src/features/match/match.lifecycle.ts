import { newestReport } from '#features/archive/public.ts'
import { feedOf } from '#feeds/feed-of.ts'
import { holdOffice } from '#kit/leadership.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from './board-of.ts'
import { deepenWatched } from './deepen-watched.ts'
import { daysOfPlay, follow } from './followed-days.ts'
import { openTopics } from './open-topics.ts'
import { putOnBoard } from './open-day.ts'
import { readFeed } from './read-feed.ts'
import { listenToOthers } from './share-news.ts'

export const matchLifecycle = { start }

const FEED_OFFICE = 7_205_408

/** Opens the live topics; one process of all reads the feed, and the others hear of it. */
async function start(ports: Ports): Promise<() => Promise<void>> {
  const followed = () => daysOfPlay(ports.clock.nowMs())
  boardOf(ports).asOfMs = await newestReport(ports.db.read)
  openTopics(ports)
  listenToOthers(ports, followed)
  const stopDeepening = deepenWatched(ports)
  const feed = feedOf(ports)
  if (!feed || !ports.settings.feeds) return stopDeepening

  follow(ports, Promise.resolve())
  if (ports.db.kind === 'postgres') {
    for (const day of followed()) await putOnBoard(ports, day)
    // Who stands by asks for nothing once, so that its source is awake when it must take over.
    const nowMs = ports.clock.nowMs()
    void feed.reports(followed(), nowMs, nowMs).catch(() => {})
  }
  const resign = await holdOffice(ports.db, {
    key: FEED_OFFICE,
    take: () => readFeed(ports, feed),
    report: (error) => ports.log.warn({ err: error }, 'nobody could be chosen to read the feed'),
  })
  return async () => {
    await stopDeepening()
    await resign()
  }
}
