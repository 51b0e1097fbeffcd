import { feedbackEndpoints } from '@linmen/contract/user/feedback.endpoints.ts'
import type { Tx } from '#db/port.ts'
import type { FeedbackTable } from '#db/tables.generated.ts'
import { command } from '#kit/command.ts'
import { pageFrom, presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { ownPictures } from '#features/upload/public.ts'

/** A feedback may show only pictures its writer has brought. */
export const sendFeedback = command(feedbackEndpoints.sendFeedback, async (tx, input, call) => {
  const { actor, nowMs, ports } = call
  const pictures = [...new Set(input.pictures ?? [])]
  if (!(await ownPictures(tx, actor.id, pictures))) call.refuse('picture.unknown', {})
  const id = ports.ids.next('fb')
  const content = input.content.trim() || call.refuse('bad_input', { field: 'content' })
  const kind = input.kind ?? 'other'
  await addFeedback(tx, { id, memberId: actor.id, kind, content, pictures, nowMs })
  return { id }
})

interface NewFeedback {
  readonly id: string
  readonly memberId: string
  readonly kind: FeedbackTable['kind']
  readonly content: string
  readonly pictures: string[]
  readonly nowMs: number
}

export const addFeedback = (tx: Tx, feedback: NewFeedback) =>
  tx
    .insertInto('feedback')
    .values({
      id: feedback.id,
      member_id: feedback.memberId,
      kind: feedback.kind,
      content: feedback.content,
      pictures: feedback.pictures,
      created_at_ms: feedback.nowMs,
      answer: null,
      answered_by: null,
      answered_at_ms: null,
    })
    .execute()

export const listFeedback = query(feedbackEndpoints.listFeedback, async (db, wish, { actor }) => {
  const rows = db
    .selectFrom('feedback')
    .selectAll()
    .where('member_id', '=', actor.id)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
  return presented(await pageFrom(rows, wish), (found) =>
    found.map((row) => ({
      id: row.id,
      kind: row.kind,
      content: row.content,
      pictures: row.pictures,
      createdAtMs: row.created_at_ms,
      ...(row.answer !== null && { answer: row.answer, answeredAtMs: row.answered_at_ms! }),
    })),
  )
})
