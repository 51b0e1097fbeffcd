import { footballLive } from '@linmen/contract/match/match.topics.ts'
import { simulatedFeed } from '#feeds/simulator.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from './board-of.ts'
import { feedReader } from './feed-reader.ts'
import { liveSnapshot } from './match.reads.ts'
import { newestCursor } from './match.repo.ts'

const TICK_MS = 1000
export const DEMO_SEED = 'linmen'

export const matchLifecycle = { start }

/** Opens the live topic and, where this process reads feeds, follows the demo feed second by second. */
async function start(ports: Ports): Promise<() => Promise<void>> {
  const board = boardOf(ports)
  board.asOfMs = await newestCursor(ports.db.read)
  ports.hub.topic(footballLive.name, () => footballLive.snapshot.encode(liveSnapshot(ports)))
  if (!ports.settings.demo || !ports.settings.feeds) return async () => {}

  const reader = feedReader(ports, simulatedFeed(DEMO_SEED))
  let reading: Promise<void> | null = null
  const tick = () => {
    if (reading) return
    reading = reader
      .read()
      .catch((error: unknown) => ports.log.error({ err: error }, 'the match feed was not read'))
      .finally(() => (reading = null))
  }
  // What was missed while nobody listened is read while the first pages are already served.
  tick()
  const timer = setInterval(tick, TICK_MS)
  return async () => {
    clearInterval(timer)
    await reading
  }
}
