import type { SportsFeed } from '#feeds/port.ts'
import type { Ports } from '#kit/ports.ts'
import { movePulls, pulledUntil } from './pull-cursor.repo.ts'
import { addAtlas } from '#features/archive/sheet.repo.ts'
import { sharedPulls } from './shared-pulls.ts'

// Seasons begin a few times a year; leagues are added by people.
const ASK_AGAIN_MS = 6 * 3_600_000

/** Makes sure that countries, leagues, seasons and stages are recorded, as of the last few hours. */
export async function pullAtlas(ports: Ports, feed: SportsFeed): Promise<void> {
  await sharedPulls(ports).once(`atlas:${feed.name}`, ASK_AGAIN_MS, async (nowMs) => {
    if (nowMs - (await pulledUntil(ports.db.read, 'atlas', feed.name)) < ASK_AGAIN_MS) return
    const atlas = await feed.atlas()
    await ports.db.transaction(async (tx) => {
      await addAtlas(tx, atlas)
      await movePulls(tx, 'atlas', [feed.name], nowMs)
    })
  })
}
