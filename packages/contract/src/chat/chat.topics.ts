import { none } from '#kit/shapes.ts'
import { topic } from '#kit/topic.ts'
import { chatLine } from './chat.schemas.ts'

export const CHAT_TOPICS = 'chat.'

/** The lines of a room as they are said. Whoever joins or was away asks for the lines before by number. */
export const chatTopic = (matchId: string) =>
  topic(`${CHAT_TOPICS}${matchId}`, { snapshot: none, delta: chatLine })
