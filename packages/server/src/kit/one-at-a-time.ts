import type { Reply } from './binding.ts'
import type { Incoming } from './call.ts'

// The database keeps balances right on its own. This keeps one impatient member, with sixty
// requests under way, from holding sixty connections that wait for each other.
const running = new Map<string, Promise<unknown>>()

/** Lets each member's money calls wait for one another in the order they came. */
export function oneAtATime(answer: (incoming: Incoming) => Promise<Reply>) {
  return async (incoming: Incoming): Promise<Reply> => {
    const member = incoming.actor?.id
    if (member === undefined) return answer(incoming)
    const before = running.get(member) ?? Promise.resolve()
    const mine = before.then(
      () => answer(incoming),
      () => answer(incoming),
    )
    running.set(member, mine)
    try {
      return await mine
    } finally {
      if (running.get(member) === mine) running.delete(member)
    }
  }
}
