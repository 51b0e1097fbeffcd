import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { Reader } from '#db/port.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { SportsFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { pullAtlas } from './pull-atlas.ts'
import { movePulls, pulledUntil } from './pull-cursor.repo.ts'
import { extendTimeout } from '#features/archive/extend-timeout.ts'
import { pieces } from '#features/archive/pieces.ts'
import { recordSheet } from '#features/archive/record-sheet.ts'
import { appendResults } from '#features/archive/result.repo.ts'
import { lacksResult, lastDayOf } from '#features/archive/season.repo.ts'
import { sharedPulls } from './shared-pulls.ts'

const CHECK_AGAIN_MS = 60_000
/** A match that began this long ago is over. */
const OVER_AFTER_MS = 4 * 3_600_000
/** A season that is on may grow. */
const GROWS_MS = 12 * 3_600_000
const AT_ONCE = 200

/** Makes sure that all matches of these seasons are recorded, with the results of those that are over. */
export async function pullSeasons(ports: Ports, seasonIds: readonly string[]): Promise<void> {
  const feed = feedOf(ports)
  if (!feed) return
  for (const id of seasonIds)
    await sharedPulls(ports).once(`season:${id}`, CHECK_AGAIN_MS, async (nowMs) => {
      if (await isComplete(ports.db.read, id, nowMs)) return
      await pullSeason(ports, feed, id)
    })
}

async function isComplete(db: Reader, seasonId: string, nowMs: number): Promise<boolean> {
  const untilMs = await pulledUntil(db, 'season', seasonId)
  if (untilMs === 0) return false
  // Later rounds of a cup are drawn while it is played.
  const lastDay = await lastDayOf(db, seasonId)
  const isOn = lastDay !== null && lastDay >= businessDay(untilMs)
  if (isOn && nowMs - untilMs > GROWS_MS) return false
  return !(await lacksResult(db, seasonId, nowMs - OVER_AFTER_MS))
}

async function pullSeason(ports: Ports, feed: SportsFeed, seasonId: string): Promise<void> {
  await pullAtlas(ports, feed)
  const nowMs = ports.clock.nowMs()
  const { results, ...sheet } = await feed.season(seasonId)
  await recordSheet(ports, sheet)
  for (const some of pieces(results, AT_ONCE))
    await ports.db.transaction(async (tx) => {
      await extendTimeout(tx)
      await appendResults(tx, some, nowMs)
    })
  await ports.db.transaction((tx) => movePulls(tx, 'season', [seasonId], nowMs))
}
