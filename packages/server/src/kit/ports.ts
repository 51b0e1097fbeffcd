import type { Database } from '#db/port.ts'
import type { Hub } from '#realtime/hub.ts'
import type { Relay } from '#realtime/relay.ts'
import type { Settings } from './settings.ts'

export interface Clock {
  nowMs(): number
}

export interface Random {
  int(maxExclusive: number): number
  bytes(length: number): Buffer
}

export interface Ids {
  /** A new id: unique, and sorted by the moment it was made. */
  next(prefix: string): string
}

export interface Logger {
  debug(data: object, text: string): void
  info(data: object, text: string): void
  warn(data: object, text: string): void
  error(data: object, text: string): void
}

/** Everything a handler may use that is not its input: the outside world, replaceable in tests. */
export interface Ports {
  readonly clock: Clock
  readonly random: Random
  readonly ids: Ids
  readonly db: Database
  readonly hub: Hub
  /** To the other processes on the same data. */
  readonly relay: Relay
  readonly log: Logger
  readonly settings: Settings
}
