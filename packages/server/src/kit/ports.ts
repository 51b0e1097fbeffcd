import type { Database, Reader } from '#db/port.ts'
import type { Hub } from '#realtime/hub.ts'
import type { Relay } from '#realtime/relay.ts'
import type { Blobs } from './blobs/blobs.ts'
import type { Limits } from './limits/limits.ts'
import type { Mishaps } from './mishaps.ts'
import type { Settings } from './settings.ts'
import type { Clock, Ids, Logger, PersonCheck, PushPost, Random } from './environment.ts'

/** Everything a handler may use that is not its input: the outside world, replaceable in tests. */
export interface Ports {
  readonly clock: Clock
  readonly random: Random
  readonly ids: Ids
  readonly db: Database
  /** The time that counts for money: that of the database, the same for all processes. */
  readonly moneyTime: (db: Reader) => Promise<number>
  readonly hub: Hub
  /** To the other processes on the same data. */
  readonly relay: Relay
  /** How often something may be done, counted for all processes together. */
  readonly limits: Limits
  /** Files people bring. */
  readonly blobs: Blobs
  readonly personCheck?: PersonCheck
  /** Where there is none, push services are spoken to at their public addresses. */
  readonly pushPost?: PushPost
  readonly log: Logger
  readonly mishaps: Mishaps
  readonly settings: Settings
}
