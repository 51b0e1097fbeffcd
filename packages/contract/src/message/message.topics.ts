import { moment, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { topic } from '#kit/topic.ts'
import { messageKind } from './message.schemas.ts'

/** One for each member, readable by nobody else. */
export const OWN_MESSAGES = 'me.messages.'

/** That something came, not what it says: whoever hears it asks. */
export const ownMessages = topic(OWN_MESSAGES, {
  snapshot: shape({}),
  delta: shape({ kind: messageKind, title: text({ max: 100 }), atMs: moment }),
})

export const ownMessagesOf = (memberId: string) => ({
  ...ownMessages,
  name: `${OWN_MESSAGES}${memberId}`,
})
