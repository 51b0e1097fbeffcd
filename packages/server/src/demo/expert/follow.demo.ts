import { changeFollow } from '#features/expert/public.ts'
import type { Ports } from '#kit/ports.ts'

const HOUR_MS = 3_600_000
/** Who follows whom, the first of each a few hours ago. */
const FOLLOWS = {
  mei: ['zhou', 'shen'],
  chen: ['wei', 'lu'],
  zhu: ['wei', 'zhou'],
  tang: ['wei', 'bo'],
} as const

/** The very deed a page would do; who is followed hears of it. */
export async function seedFollows(ports: Ports): Promise<void> {
  const last = ports.clock.nowMs()
  for (const [at, [follower, followed]] of Object.entries(FOLLOWS).entries())
    for (const [place, id] of followed.entries()) {
      const nowMs = last - (at * 2 + place * 30 + 1) * HOUR_MS
      await ports.db.transaction((tx) =>
        changeFollow(tx, follower, id, { action: 'follow', nowMs, telling: { ports, nowMs } }),
      )
    }
}
