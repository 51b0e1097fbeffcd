import { basketballLiveTopic } from '@linmen/contract/match/basketball.topics.ts'
import { footballLive } from '@linmen/contract/match/match.topics.ts'
import { newestReport } from '#features/archive/public.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from './board-of.ts'
import { feedReader } from './feed-reader.ts'
import { AROUND_TODAY, follow } from './followed-days.ts'
import { basketballSnapshot, footballSnapshot } from './live-snapshot.ts'

const TICK_MS = 1000

export const matchLifecycle = { start }

/** Opens the live topics and, where this process reads feeds, follows the feed second by second. */
async function start(ports: Ports): Promise<() => Promise<void>> {
  const { hub } = ports
  boardOf(ports).asOfMs = await newestReport(ports.db.read)
  hub.topic(footballLive.name, () => footballLive.snapshot.encode(footballSnapshot(ports)))
  hub.topic(basketballLiveTopic.name, () =>
    basketballLiveTopic.snapshot.encode(basketballSnapshot(ports)),
  )
  const feed = feedOf(ports)
  if (!feed || !ports.settings.feeds) return async () => {}

  const reader = feedReader(ports, feed)
  const tell = (error: unknown) => ports.log.error({ err: error }, 'the match feed was not read')
  let reading: Promise<void> | null = reader.read().catch(tell)
  follow(ports, AROUND_TODAY, reading)
  const missed = reading.then(() => reader.catchUp()).catch(tell)
  reading = reading.finally(() => (reading = null))
  const timer = setInterval(() => {
    reading ??= reader
      .read()
      .catch(tell)
      .finally(() => (reading = null))
  }, TICK_MS)
  return async () => {
    clearInterval(timer)
    await missed
    await reading
  }
}
