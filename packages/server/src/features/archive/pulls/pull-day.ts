import type { SportsFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { pullAtlas } from './pull-atlas.ts'
import { movePulls, pulledUntil } from './pull-cursor.repo.ts'
import { recordSheet } from '#features/archive/record-sheet.ts'
import { sharedPulls } from './shared-pulls.ts'

// Kick-offs are moved and matches added until the day begins.
const ASK_AGAIN_MS = 10 * 60_000

export interface AskedDay {
  readonly day: string
  /** What was learned within this time, by whichever process, is not asked again. */
  readonly againMs?: number
}

/**
 * Makes sure that the matches of a day, of both sports, are recorded as announced lately. True when that changed
 * something.
 */
export async function pullDay(
  ports: Ports,
  feed: SportsFeed,
  { day, againMs = ASK_AGAIN_MS }: AskedDay,
): Promise<boolean> {
  await pullAtlas(ports, feed)
  let changes = 0
  await sharedPulls(ports).once(`day:${feed.name}:${day}:${againMs}`, againMs, async (nowMs) => {
    const key = `${feed.name}:${day}`
    const untilMs = await pulledUntil(ports.db.read, 'day', key)
    if (nowMs - untilMs < againMs) return
    const sheets = [await feed.day('football', day), await feed.day('basketball', day)]
    for (const sheet of sheets) changes += await recordSheet(ports, sheet)
    await ports.db.transaction((tx) => movePulls(tx, 'day', [key], nowMs))
  })
  return changes > 0
}
