import type { Ports } from '#kit/ports.ts'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { pullEndings, type PastTask } from '#features/archive/public.ts'
import { feedOf } from '#feeds/feed-of.ts'
import { feedReader } from '#features/match/feed/feed-reader.ts'
import { follow } from '#features/match/follow/follow.repo.ts'
import { upcomingHotMatches } from './match-brief.repo.ts'
import { openDay, recordDay } from '#features/match/board/open-day.ts'

/** Days around today whose matches the demo's experts have spoken about. */
const DAYS = [-2, -1, 1]
/** Days of the two months before that they have a season from, each another day of the week. */
const SEASON_DAYS = [-5, -9, -13, -19, -25, -32, -40, -50]

const daysBefore = (madeAtMs: number) =>
  SEASON_DAYS.map((step) => addDays(businessDay(madeAtMs), step))

/** The days of the season, one after the other: results and a few prices, where the source tells them apart from the play. */
export async function recordSeason(ports: Ports, { madeAtMs, stopping }: PastTask): Promise<void> {
  const feed = feedOf(ports)
  for (const day of feed ? daysBefore(madeAtMs) : []) {
    if (stopping.aborted) return
    if (!(await pullEndings(ports, feed!, day))) await recordDay(ports, day)
  }
}

/** The demo world up to this moment: leagues, clubs, the matches around today and everything reported so far. */
export async function seedMatches(ports: Ports): Promise<void> {
  const feed = feedOf(ports)
  if (!feed) return
  const nowMs = ports.clock.nowMs()
  const today = businessDay(nowMs)
  for (const step of DAYS) await openDay(ports, addDays(today, step))
  await feedReader(ports, feed).read()
  const soon = await upcomingHotMatches(ports.db.read, nowMs, 3)
  await ports.db.transaction(async (tx) => {
    for (const matchId of soon) await follow(tx, 'mei', matchId, nowMs)
  })
}
