import { setImmediate as breathe } from 'node:timers/promises'
import { loadInto } from '#db/loader.ts'
import type { FeedBatch, SportsFeed } from '#feeds/port.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { groupBy } from '#features/archive/group-by.ts'
import { wholeMatches } from '#features/archive/pieces.ts'
import { movePulls, pulledUntil } from './pull-cursor.repo.ts'
import { forgetSeasons } from '#features/archive/season-sheets.ts'
import { recordReports } from '#features/archive/record-reports.ts'
import { liveStoreOf } from './recorded-news.ts'

const CHUNK = 1000
// A quiet second is not worth a transaction: cursors are saved with the next report, or after this long.
const SAVE_MS = 10_000

/**
 * Fetches the reports about the matches of these days since the last call and records them. Every recorded piece is
 * published at once. Two calls about the same day must not overlap.
 */
export async function pullReports(
  ports: Ports,
  feed: SportsFeed,
  days: readonly string[],
): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const cursors = dayCursors(ports)
  const keyOf = (day: string) => `${feed.name}:${day}`
  for (const day of days)
    if (!cursors.has(keyOf(day))) {
      const atMs = await pulledUntil(ports.db.read, 'reports', keyOf(day))
      cursors.set(keyOf(day), { atMs, savedMs: atMs })
    }
  for (const [afterMs, together] of groupBy(days, (day) => cursors.get(keyOf(day))!.atMs)) {
    const batch = await feed.reports(together, afterMs, nowMs)
    const keys = together.map(keyOf)
    const savedMs = Math.min(...keys.map((key) => cursors.get(key)!.savedMs))
    const save = !isEmpty(batch) || batch.asOfMs - savedMs >= SAVE_MS
    if (save) await write(ports, batch, { days: together, keys })
    else
      liveStoreOf(ports).publish(together, {
        ...{ plays: [], odds: [], ended: [] },
        asOfMs: batch.asOfMs,
        receivedAtMs: nowMs,
      })
    for (const key of keys)
      cursors.set(key, { atMs: batch.asOfMs, savedMs: save ? batch.asOfMs : savedMs })
  }
}

interface DayCursor {
  readonly atMs: number
  readonly savedMs: number
}

const dayCursors = perApp(() => new Map<string, DayCursor>())

const isEmpty = ({ football, basketball, odds }: FeedBatch) =>
  football.length + basketball.length + odds.length === 0

/** In pieces, so that others get their turn. The cursor moves with the last one: a stop in between is read again. */
async function write(
  ports: Ports,
  batch: FeedBatch,
  { days, keys }: { readonly days: readonly string[]; readonly keys: readonly string[] },
): Promise<void> {
  const parts = partsOf(batch)
  for (const [at, part] of parts.entries()) {
    const last = at === parts.length - 1
    const receivedAtMs = ports.clock.nowMs()
    const recorded = await loadInto(ports.db, async (loading) => {
      const news = await recordReports(loading, part, receivedAtMs)
      if (last) await movePulls(loading.tx, 'reports', keys, batch.asOfMs)
      return news
    })
    if (recorded.ended.length > 0) forgetSeasons(ports)
    const asOfMs = last ? batch.asOfMs : 0
    liveStoreOf(ports).publish(days, { ...recorded, asOfMs, receivedAtMs })
    if (!last) await breathe()
  }
}

/** Prices first: when a match ends, its closing prices must be there. */
function partsOf(batch: FeedBatch): Said[] {
  const { football, basketball, odds } = batch
  if (football.length + basketball.length + odds.length <= CHUNK) return [batch]
  return [
    ...wholeMatches(odds, CHUNK).map((part) => ({ ...NOTHING, odds: part })),
    ...wholeMatches(football, CHUNK).map((part) => ({ ...NOTHING, football: part })),
    ...wholeMatches(basketball, CHUNK).map((part) => ({ ...NOTHING, basketball: part })),
  ]
}

type Said = Omit<FeedBatch, 'asOfMs'>
const NOTHING: Said = { football: [], basketball: [], odds: [] }
