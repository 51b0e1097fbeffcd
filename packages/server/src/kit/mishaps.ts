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
  | 'match_store'
  | 'demo'
  | 'call'

/** The call that failed, as its caller was told. */
export interface FailedCall {
  readonly requestId: string
  readonly path: string | undefined
}

/** One of the last mishaps. What an error says may name people: only what it is called is kept. */
export interface NotedMishap {
  readonly id: string
  readonly kind: Mishap
  readonly atMs: number
  readonly path: string | undefined
  readonly problem: string | undefined
}

export interface Mishaps {
  note(kind: Exclude<Mishap, 'call'>, error?: unknown): void
  /** A call that ended in a fault; the edge has logged it. */
  noteCall(call: FailedCall, error: unknown): void
  /** Since the start of this process. */
  counts(): Readonly<Partial<Record<Mishap, number>>>
  /** The last ones, newest first. */
  recent(): readonly NotedMishap[]
}

const LOGGED_A_MINUTE = 10
const KEPT = 200

/** Counts every mishap, and logs so many of a kind that nobody can fill a disk with them. */
export function createMishaps(clock: Clock, log: Logger): Mishaps {
  const counts = new Map<Mishap, number>()
  const kept: NotedMishap[] = []
  const lines = limiter(clock, { most: LOGGED_A_MINUTE, windowMs: 60_000 })
  const keep = (kind: Mishap, error: unknown, call?: FailedCall): number => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const id = call?.requestId ?? `${kind}-${count}`
    kept.unshift({ id, kind, atMs: clock.nowMs(), path: call?.path, problem: nameOf(error) })
    kept.splice(KEPT)
    return count
  }
  return {
    note: (kind, error) => {
      const count = keep(kind, error)
      if (lines.take(kind) === 0) log.warn({ err: error, kind, count }, 'a mishap')
    },
    noteCall: (call, error) => void keep('call', error, call),
    counts: () => Object.fromEntries(counts),
    recent: () => kept,
  }
}

function nameOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}
