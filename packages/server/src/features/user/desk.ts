import { supportEndpoints } from '@linmen/contract/user/support.endpoints.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { pageFrom, presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { linkTo, tellMember } from '#features/message/public.ts'
import { codesIn } from '#features/sms/public.ts'

export const listAllFeedback = query(
  supportEndpoints.listAllFeedback,
  async (db, { answered = false, ...wish }) => {
    const rows = db
      .selectFrom('feedback')
      .innerJoin('member', 'member.id', 'feedback.member_id')
      .selectAll('feedback')
      .select('nickname')
      .where('answer', answered ? 'is not' : 'is', null)
      .orderBy('feedback.created_at_ms', answered ? 'desc' : 'asc')
      .orderBy('feedback.id')
    return presented(await pageFrom(rows, wish), (found) =>
      found.map((row) => ({
        id: row.id,
        memberId: row.member_id,
        nickname: row.nickname,
        kind: row.kind,
        content: row.content,
        pictures: row.pictures,
        createdAtMs: row.created_at_ms,
        ...(row.answer !== null && { answer: row.answer, answeredAtMs: row.answered_at_ms! }),
      })),
    )
  },
)

/** Once; whoever asked is told and finds the answer in their list. */
export const answerFeedback = command(
  supportEndpoints.answerFeedback,
  async (tx, { id, answer }, call) => {
    const { actor, nowMs, refuse } = call
    const asked = await tx
      .selectFrom('feedback')
      .select(['member_id', 'answer', 'content'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!asked) return refuse('feedback.unknown', {})
    if (asked.answer !== null) refuse('feedback.answered', {})
    const said = answer.trim() || refuse('bad_input', { field: 'reply' })
    await tx
      .updateTable('feedback')
      .set({ answer: said, answered_by: actor.id, answered_at_ms: nowMs })
      .where('id', '=', id)
      .execute()
    await audit(tx, { atMs: nowMs, actor: actor.id, deed: 'feedback.answered', subject: id })
    await tellMember(tx, call, {
      memberId: asked.member_id,
      kind: 'system',
      title: '反馈有回复了',
      text: said,
      link: linkTo.screen('FeedbackListPage'),
      once: `feedback:${id}`,
    })
    return {}
  },
)

/** Where a provider sends codes, operators see that it did and not what. */
export const listSms = query(supportEndpoints.listSms, (db, wish, { ports }) =>
  codesIn(db, ports, wish),
)
