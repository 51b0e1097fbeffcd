import type { GatewayMethod } from '@linmen/contract'
import type { PreparedHandler } from '#kit/gateway.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { prepareAnswer } from '#kit/prepared.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

interface Kept {
  readonly madeAtMs: number
  readonly freshMs: number
  readonly stamp: string | null
  readonly news: string
  readonly answer: Promise<PreparedAnswer>
}

/** How long an answer is kept: for a moment, and beyond that while it has a stamp and that is the same. */
interface Keeping<In> {
  readonly freshMs: number
  readonly stamp?: (ports: Ports, input: In) => string | null
  /** What an answer has to hold: when this changes, one made a moment ago is too old. */
  readonly news?: (ports: Ports, input: In) => string
}

const ANSWERS_KEPT = 500
const keptOf = perApp(() => new Map<string, Kept>())

/**
 * Binds a method whose answer is the same for everyone: made once, kept as bytes, however many ask meanwhile. A
 * refusal is not kept.
 */
export const cachedAnswer = <In, Out>(
  method: GatewayMethod<In, Out>,
  keeping: number | Keeping<In>,
  make: (ports: Ports, input: In) => Promise<Out>,
): PreparedHandler<In> => ({
  prepared: (input, ports) => {
    const { freshMs, ...of }: Keeping<In> =
      typeof keeping === 'number' ? { freshMs: keeping } : keeping
    const kept = keptOf(ports)
    const key = `${method.method}|${JSON.stringify(method.input.encode(input))}`
    const nowMs = ports.clock.nowMs()
    const stamp = of.stamp?.(ports, input) ?? null
    const news = of.news?.(ports, input) ?? ''
    const known = kept.get(key)
    const isSame = stamp !== null && stamp === known?.stamp
    const isFresh = known !== undefined && nowMs - known.madeAtMs < freshMs
    if (known?.news === news && (isSame || isFresh)) return known.answer
    const answer = make(ports, input).then((output) => prepareAnswer(method, output))
    kept.delete(key)
    forgetStale(kept, nowMs)
    kept.set(key, { madeAtMs: nowMs, freshMs, stamp, news, answer })
    if (kept.size > ANSWERS_KEPT) kept.delete(kept.keys().next().value!)
    answer.catch(() => kept.delete(key))
    return answer
  },
})

/** What would be made anew anyway only takes room: a list of a season has a hundred thousand bytes. */
function forgetStale(kept: Map<string, Kept>, nowMs: number): void {
  for (const [key, { madeAtMs, freshMs, stamp }] of kept)
    if (stamp === null && nowMs - madeAtMs >= freshMs) kept.delete(key)
}
