import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import type { Database } from '#db/port.ts'
import { newestReport } from '#features/archive/public.ts'
import { chooseFeed } from '#feeds/choose-feed.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { createLog } from '#kit/log.ts'
import type { Clock, Ports } from '#kit/ports.ts'
import type { Settings } from '#kit/settings.ts'
import { fastClock, idsFrom, systemClock, systemRandom } from '#kit/system-ports.ts'
import { createHub } from '#realtime/hub.ts'
import { openRelay } from '#realtime/open-relay.ts'

/** Opens the database, brings its schema up to date, connects its source and puts the ports together. */
export async function openHouse(settings: Settings, { draft = false } = {}): Promise<Ports> {
  const db = await openDatabase(settings, { draft })
  try {
    await migrate(db.pool, systemClock.nowMs())
    return await portsOver(db, settings)
  } catch (error) {
    await db.close()
    throw error
  }
}

async function portsOver(db: Database, settings: Settings): Promise<Ports> {
  const log = createLog(settings.logLevel)
  const clock = await clockOf(db, settings)
  const feed = chooseFeed(settings, clock, (error) => log.error({ err: error }, 'the feed failed'))
  if (feed) connectFeed({ db }, feed)
  const self = systemRandom.bytes(6).toString('base64url')
  const relay = await openRelay(db, settings, self, (error) =>
    log.warn({ err: error }, 'the line to the other processes broke'),
  )
  return {
    clock,
    random: systemRandom,
    ids: idsFrom(clock, systemRandom),
    db,
    hub: createHub(self, relay),
    relay,
    log,
    settings,
  }
}

/** A fast clock goes on from where the records end: time never runs backwards. */
async function clockOf(db: Database, { speed }: Settings): Promise<Clock> {
  if (speed === 1) return systemClock
  return fastClock(Math.max(systemClock.nowMs(), await newestReport(db.read)), speed)
}
