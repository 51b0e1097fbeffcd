import type { GatewayMethod } from '@linmen/contract'
import type { Reader } from '#db/port.ts'
import type { GatewayCall, PreparedHandler } from '#kit/gateway.ts'
import { cachedAnswer } from './cached-answer.ts'
import { refuse } from '#kit/refused.ts'

/** What a reader may know who does not know who asks. */
export type Asked = Pick<GatewayCall, 'ports' | 'nowMs' | 'refuse'>

type Table = Record<string, GatewayMethod>
type InOf<M> = M extends GatewayMethod<infer In, any> ? In : never
type OutOf<M> = M extends GatewayMethod<any, infer Out> ? Out : never

/** A table of the gateway whose answers are the same for everyone. */
export type SharedReads<T extends Table> = {
  [K in keyof T]: (db: Reader, input: InOf<T[K]>, call: Asked) => Promise<OutOf<T[K]>>
}

// Scores move by the second; everything else here moves with the results.
const FRESH_MS = 1000

/** Each answer is made once a second however many ask, and sent as the same bytes. */
export function sharedAnswers<T extends Table>(table: T, reads: SharedReads<T>) {
  const shared = Object.entries(reads).map(([name, read]) => [
    name,
    cachedAnswer(table[name]!, FRESH_MS, (ports, input) =>
      read(ports.db.read, input, { ports, nowMs: ports.clock.nowMs(), refuse }),
    ),
  ])
  return Object.fromEntries(shared) as { [K in keyof T]: PreparedHandler<InOf<T[K]>> }
}
