import type { Ports } from '#kit/ports.ts'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { feedOf } from '#feeds/feed-of.ts'
import { feedReader } from '#features/match/feed/feed-reader.ts'
import { follow } from '#features/match/follow/follow.repo.ts'
import { upcomingHotMatches } from './match-brief.repo.ts'
import { openDay } from '#features/match/board/open-day.ts'

/** Days around today whose matches the demo's experts have spoken about. */
const DAYS = [-2, -1, 1]

/** The demo world up to this moment: leagues, clubs, the matches around today and everything reported so far. */
export async function seedMatches(ports: Ports): Promise<void> {
  const feed = feedOf(ports)
  if (!feed) return
  const nowMs = ports.clock.nowMs()
  for (const step of DAYS) await openDay(ports, addDays(businessDay(nowMs), step))
  await feedReader(ports, feed).read()
  const soon = await upcomingHotMatches(ports.db.read, nowMs, 3)
  await ports.db.transaction(async (tx) => {
    for (const matchId of soon) await follow(tx, 'mei', matchId, nowMs)
  })
}
