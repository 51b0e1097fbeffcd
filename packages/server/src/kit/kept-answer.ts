import type { GatewayMethod } from '@linmen/contract'
import type { PreparedHandler } from './gateway.ts'
import { perApp } from './per-app.ts'
import type { Ports } from './ports.ts'
import { prepareAnswer, type PreparedAnswer } from './prepared.ts'

interface Kept {
  readonly madeAtMs: number
  readonly answer: Promise<PreparedAnswer>
}

const ANSWERS_KEPT = 500
const keptOf = perApp(() => new Map<string, Kept>())

/**
 * Binds a method whose answer is the same for everyone: made once, kept as bytes for a moment, however many ask
 * meanwhile. A refusal is not kept.
 */
export const keptAnswer = <In, Out>(
  method: GatewayMethod<In, Out>,
  freshMs: number,
  make: (ports: Ports, input: In) => Promise<Out>,
): PreparedHandler<In> => ({
  prepared: (input, ports) => {
    const kept = keptOf(ports)
    const key = `${method.method}|${JSON.stringify(method.input.encode(input))}`
    const nowMs = ports.clock.nowMs()
    const known = kept.get(key)
    if (known && nowMs - known.madeAtMs < freshMs) return known.answer
    const answer = make(ports, input).then((output) => prepareAnswer(method, output))
    kept.delete(key)
    kept.set(key, { madeAtMs: nowMs, answer })
    if (kept.size > ANSWERS_KEPT) kept.delete(kept.keys().next().value!)
    answer.catch(() => kept.delete(key))
    return answer
  },
})
