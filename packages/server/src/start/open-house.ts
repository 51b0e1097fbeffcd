import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { createLog } from '#kit/log.ts'
import type { Ports } from '#kit/ports.ts'
import type { Settings } from '#kit/settings.ts'
import { idsFrom, systemClock, systemRandom } from '#kit/system-ports.ts'
import { chooseFeed } from '#feeds/choose-feed.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { createHub } from '#realtime/hub.ts'

/** Opens the database, brings its schema up to date, connects its source and puts the ports together. */
export async function openHouse(settings: Settings, { fresh = false } = {}): Promise<Ports> {
  const db = await openDatabase({ ...settings, fresh })
  try {
    await migrate(db.pool, systemClock.nowMs())
  } catch (error) {
    await db.close()
    throw error
  }
  const feed = chooseFeed(settings)
  if (feed) connectFeed({ db }, feed)
  return {
    clock: systemClock,
    random: systemRandom,
    ids: idsFrom(systemClock, systemRandom),
    db,
    hub: createHub(systemRandom.bytes(6).toString('base64url')),
    log: createLog(settings.logLevel),
    settings,
  }
}
