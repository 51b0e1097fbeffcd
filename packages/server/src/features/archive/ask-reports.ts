import { businessDaySpan } from '@linmen/domain/match/business-day.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { Ports } from '#kit/ports.ts'
import { waitAtMost } from '#kit/wait-at-most.ts'
import { EVERYBODY, farBudgetOf, isAskableDay, isNearDay } from './day-reach.ts'
import { reportsReadUntil } from '#features/archive/pulls/pull-cursor.repo.ts'
import { pullReports } from '#features/archive/pulls/pull-reports.ts'
import { liveStoreOf } from '#features/archive/pulls/recorded-news.ts'
import { sharedPulls } from '#features/archive/pulls/shared-pulls.ts'

const ASK_AGAIN_MS = 10_000
/** After a start the records so far are shown rather than nothing. */
const CAUGHT_UP_WITHIN_MS = 3000
const DAY_MS = 86_400_000

/** Late corrections come within a day; after that a day is not asked about again. */
export const settledSince = (day: string) => businessDaySpan(day).toMs + DAY_MS

/**
 * Makes sure that the reports about the matches of a day are recorded. A followed day has one reader already: a second
 * one would record reports that the first then takes for old.
 */
export async function askReports(ports: Ports, day: string): Promise<void> {
  const store = liveStoreOf(ports)
  if (store.follows(day)) return waitAtMost(CAUGHT_UP_WITHIN_MS, store.caughtUp())
  const feed = feedOf(ports)
  const hasBegun = businessDaySpan(day).fromMs <= ports.clock.nowMs()
  const isNear = isNearDay(ports, day)
  if (!feed || !(isNear || (hasBegun && isAskableDay(ports, day)))) return
  await sharedPulls(ports).once(`reports:${day}`, ASK_AGAIN_MS, async () => {
    if ((await reportsReadUntil(ports.db.read, day)) >= settledSince(day)) return
    // Of a day far away what is recorded has to do, once enough others were written down.
    if (!isNear && farBudgetOf(ports).recorded.take(EVERYBODY) > 0) return
    await pullReports(ports, feed, [day])
  })
}
