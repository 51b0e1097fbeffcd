import { named, optional, type House } from '#kit/codec.ts'
import { flag, id, moment, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

const written = {
  id: named('noteId', id),
  author: named('nickName', text({ max: 40 })),
  avatar: named('userIcon', text({ max: 200 })),
  authorId: named('memberId', id),
  content: text({ max: 2000 }),
  createdAtMs: named('createTime', moment),
  reply: named('replyContent', optional(text({ max: 2000 }))),
  repliedAtMs: named('replyTime', optional(moment)),
  /** One that is not shown is seen by its author and the expert alone. */
  shown: named('display', flag),
}

/** What a reader wrote under a plan, with the expert's answer. */
export const note = shape(written)
export type Note = House<typeof note>

/** In the list of the expert it was written to: also what it is about. */
export const receivedNote = shape({
  ...written,
  about: named('noteType', words({ plan: 1, interpretation: 2 })),
  subjectId: named('toId', id),
  title: text({ max: 80 }),
})
export type ReceivedNote = House<typeof receivedNote>
