import { simulatedFeed } from '#feeds/simulator.ts'
import type { Ports } from '#kit/ports.ts'
import { feedReader } from './feed-reader.ts'
import { follow } from './follow.repo.ts'
import { upcomingHotMatches } from './match-briefs.ts'
import { DEMO_SEED } from './match.lifecycle.ts'

/** The demo world up to this moment: leagues, clubs, a week of matches and everything reported so far. */
export async function seedMatches(ports: Ports): Promise<void> {
  await feedReader(ports, simulatedFeed(DEMO_SEED)).read()
  const nowMs = ports.clock.nowMs()
  const soon = await upcomingHotMatches(ports.db.read, nowMs, 3)
  await ports.db.transaction(async (tx) => {
    for (const matchId of soon) await follow(tx, 'mei', matchId, nowMs)
  })
}
