import type { SportsFeed } from '#feeds/port.ts'
import { loadInto } from '#db/loader.ts'
import type { Ports } from '#kit/ports.ts'
import { recordReports } from '#features/archive/record-reports.ts'
import { forgetSeasons } from '#features/archive/season-sheets.ts'
import { movePulls, pulledUntil } from './pull-cursor.repo.ts'
import { pullDay } from './pull-day.ts'

/**
 * Records a day that is long over by its results and a few prices, without the play: for what only counts results. The day
 * counts as read afterwards. False where the source only tells whole days.
 */
export async function pullEndings(ports: Ports, feed: SportsFeed, day: string): Promise<boolean> {
  if (!feed.endings) return false
  const key = `${feed.name}:${day}`
  if ((await pulledUntil(ports.db.read, 'reports', key)) > 0) return true
  await pullDay(ports, feed, { day })
  const told = await feed.endings(day)
  await loadInto(ports.db, async (loading) => {
    await recordReports(loading, told, ports.clock.nowMs())
    await movePulls(loading.tx, 'reports', [key], told.asOfMs)
  })
  forgetSeasons(ports)
  return true
}
