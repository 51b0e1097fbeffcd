import { addDays, businessDay, businessDaySpan } from '@linmen/domain/match/business-day.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { Ports } from '#kit/ports.ts'
import { reportsReadUntil } from './pull-cursor.repo.ts'
import { pullReports, type DayNews } from './pull-reports.ts'
import { sharedPulls } from './shared-pulls.ts'

/** Around today; of days further away only what is recorded is known. */
const ASKABLE = { back: 1200, ahead: 14 }
const ASK_AGAIN_MS = 10_000
const DAY_MS = 86_400_000

/** Late corrections come within a day; after that a day is not asked about again. */
export const settledSince = (day: string) => businessDaySpan(day).toMs + DAY_MS

/** Makes sure that what was said about the matches of a day is recorded. Days around today are read anyway. */
export async function askReports(
  ports: Ports,
  day: string,
  hear: (news: DayNews) => void = () => {},
): Promise<void> {
  const feed = feedOf(ports)
  const today = businessDay(ports.clock.nowMs())
  if (!feed || day < addDays(today, -ASKABLE.back) || day > addDays(today, ASKABLE.ahead)) return
  await sharedPulls(ports).once(`reports:${day}`, ASK_AGAIN_MS, async () => {
    if ((await reportsReadUntil(ports.db.read, day)) >= settledSince(day)) return
    await pullReports(ports, feed, { days: [day], hear })
  })
}
