import { limiter } from '#kit/limits/limiter.ts'
import type { Clock, Logger } from './environment.ts'

/** What may go wrong beside the calls without harm to anybody but whoever caused it. */
export type Mishap =
  | 'upgrade'
  | 'socket'
  | 'relay'
  | 'process'
  | 'greedy_socket'
  | 'slow_reader'
  | 'too_many_connections'
  | 'forged_notice'
  | 'job'
  | 'books'
  | 'record_log'

export interface Mishaps {
  note(kind: Mishap, error?: unknown): void
  /** Since the start of this process. */
  counts(): Readonly<Partial<Record<Mishap, number>>>
}

const LOGGED_A_MINUTE = 10

/** Counts every mishap, and logs so many of a kind that nobody can fill a disk with them. */
export function createMishaps(clock: Clock, log: Logger): Mishaps {
  const counts = new Map<Mishap, number>()
  const lines = limiter(clock, { most: LOGGED_A_MINUTE, windowMs: 60_000 })
  return {
    note: (kind, error) => {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      if (lines.take(kind) === 0) log.warn({ err: error, kind, count }, 'a mishap')
    },
    counts: () => Object.fromEntries(counts),
  }
}
