import { ownMessages, OWN_MESSAGES } from '@linmen/contract/message/message.topics.ts'
import type { Ports } from '#kit/ports.ts'

export const messageLifecycle = { start }

/** Opens a topic for every member who listens. Nobody hears that somebody else has a message. */
async function start({ hub }: Ports): Promise<() => Promise<void>> {
  hub.family(OWN_MESSAGES, () => () => ownMessages.snapshot.encode({}), {
    mayRead: ({ memberId }, topic) => topic === `${OWN_MESSAGES}${memberId}`,
  })
  return async () => {}
}
