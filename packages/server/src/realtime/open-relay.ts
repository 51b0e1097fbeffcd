import type { Database } from '#db/port.ts'
import { notifyRelay } from './notify-relay.ts'
import { redisRelay } from './redis-relay.ts'
import { aloneRelay, type Relay } from './relay.ts'

/** Redis where there is one, else the shared database; the embedded database has one process only. */
export function openRelay(
  { kind, pool }: Database,
  { redisUrl }: { redisUrl: string | null },
  self: string,
  report: (error: unknown) => void,
): Promise<Relay> {
  if (kind === 'pglite') return Promise.resolve(aloneRelay())
  return redisUrl ? redisRelay(redisUrl, self, report) : notifyRelay(pool, self, report)
}
