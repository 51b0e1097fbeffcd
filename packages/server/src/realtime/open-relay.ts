import type { Database } from '#db/port.ts'
import { notifyRelay } from './notify-relay.ts'
import { redisRelay } from './redis-relay.ts'
import { soleProcessRelay, type Relay, type RelayNames } from './relay.ts'

/** Redis where there is one, else the shared database; the embedded database has one process only. */
export function openRelay(
  { kind, pool }: Database,
  { redisUrl }: { redisUrl: string | null },
  names: RelayNames,
  report: (error: unknown) => void,
): Promise<Relay> {
  if (kind === 'pglite') return Promise.resolve(soleProcessRelay())
  return redisUrl ? redisRelay(redisUrl, names, report) : notifyRelay(pool, names, report)
}
