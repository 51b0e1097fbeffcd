import type { CallBinding } from '#kit/binding.ts'
import { refuse } from '#kit/refused.ts'
import type { Flow } from './limit-rows.ts'

/**
 * Binds a row that may be called only so often. It is counted before the transaction begins: whoever counts waits for
 * the database, and a transaction that waits for another connection may wait for ever.
 */
export const limitedBy = (flow: Flow, binding: CallBinding): CallBinding => ({
  ...binding,
  answer: async (incoming) => {
    const { actor, ip, ports } = incoming
    const whom = { address: ip, ...(actor && { member: actor.id }) }
    const retryAfterMs = await ports.limits.take(flow, whom)
    if (retryAfterMs > 0) refuse('too_many_requests', { retryAfterMs })
    return binding.answer(incoming)
  },
})
