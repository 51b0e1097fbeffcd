import { databaseTime } from '#db/database-time.ts'
import { installationId } from '#db/installation.ts'
import { openDatabase } from '#db/open.ts'
import type { Database } from '#db/port.ts'
import { newestReport } from '#features/archive/public.ts'
import { captchaCheck } from '#features/captcha/public.ts'
import { chooseFeed } from '#feeds/choose-feed.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { openBlobs } from '#kit/blobs/open-blobs.ts'
import { openLimits } from '#kit/limits/open-limits.ts'
import { createLog } from '#kit/log.ts'
import { createMishaps } from '#kit/mishaps.ts'
import type { Ports } from '#kit/ports.ts'
import type { Clock, Logger } from '#kit/environment.ts'
import type { Settings } from '#kit/settings.ts'
import { fastClock, idsFrom, systemClock, systemRandom } from '#kit/system-ports.ts'
import { createHub } from '#realtime/hub.ts'
import { openRelay } from '#realtime/open-relay.ts'
import { openRoot } from './open-root.ts'
import { prepareDatabase } from './prepare-database.ts'

/** Opens the database, brings its schema up to date, connects its source and puts the ports together. */
export async function openPorts(settings: Settings, { draft = false } = {}): Promise<Ports> {
  // A draft is made by a process that ends with it: memory is cheaper there than time.
  const db = await openDatabase(settings, { draft, roomy: draft })
  try {
    const log = createLog(settings.logLevel)
    await prepareDatabase(db, settings, log)
    const secret = await openRoot(db, { random: systemRandom, settings })
    return await portsOver(db, { ...settings, secret }, { log, roomy: draft })
  } catch (error) {
    await db.close()
    throw error
  }
}

interface Manner {
  readonly log: Logger
  readonly roomy: boolean
}

async function portsOver(db: Database, settings: Settings, { log, roomy }: Manner): Promise<Ports> {
  const clock = await clockOf(db, settings)
  const report = (error: unknown) => log.error({ err: error }, 'the feed failed')
  const feed = chooseFeed({ ...settings, roomy }, clock, report)
  if (feed) connectFeed({ db }, feed)
  const self = systemRandom.bytes(6).toString('base64url')
  const mishaps = createMishaps(clock, log)
  const installation = await installationId(db.read)
  const stray = (error: unknown) => mishaps.note('relay', error)
  const relay = await openRelay(db, settings, { self, installation, stray }, (error) =>
    log.warn({ err: error }, 'the line to the other processes broke'),
  )
  return {
    clock,
    random: systemRandom,
    ids: idsFrom(clock, systemRandom),
    db,
    // A fast clock is a game: there the money keeps its time.
    moneyTime: settings.speed === 1 ? databaseTime : async () => clock.nowMs(),
    hub: createHub(self, relay),
    relay,
    blobs: openBlobs(settings),
    limits: await openLimits(db, settings, log),
    ...(settings.captcha && { personCheck: captchaCheck(db, clock) }),
    log,
    mishaps,
    settings,
  }
}

/** A fast clock goes on from where the records end: time never runs backwards. */
async function clockOf(db: Database, { speed }: Settings): Promise<Clock> {
  if (speed === 1) return systemClock
  return fastClock(Math.max(systemClock.nowMs(), await newestReport(db.read)), speed)
}
