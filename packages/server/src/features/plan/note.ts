import { noteEndpoints } from '@linmen/contract/plan/note.endpoints.ts'
import { forbiddenWord } from '@linmen/domain/plan/forbidden-words.ts'
import { command } from '#kit/command.ts'
import { presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { presentNote } from '#features/note/public.ts'
import { addNote, answerNote, notePage, notesBy } from './note.repo.ts'
import { findPlanByNo } from './plan.repo.ts'

const PAGE = 20
const MOST_OF_ONE = 5

/** Notes under a plan. One the expert has hidden is seen by its author and the expert alone. */
export const listNotes = query(
  noteEndpoints.listNotes,
  async (db, { planId, pageNo }, { actor }) => {
    const page = await notePage(db, planId, actor?.id, { pageNo, pageSize: PAGE })
    return presented(page, (rows) => rows.map(presentNote))
  },
)

/** Every member may write under a plan, a few times. */
export const leaveNote = command(
  noteEndpoints.leaveNote,
  async (tx, { expertId, content, planNo }, { actor, nowMs, ports, refuse }) => {
    const plan = await findPlanByNo(tx, planNo)
    if (!plan || plan.expert_id !== expertId) return refuse('plan.not_found', {})
    if (forbiddenWord(content)) refuse('note.forbidden', {})
    if ((await notesBy(tx, plan.id, actor.id)) >= MOST_OF_ONE) refuse('note.too_many', {})
    const id = ports.ids.next('nt')
    await addNote(tx, {
      id,
      plan_id: plan.id,
      expert_id: plan.expert_id,
      member_id: actor.id,
      content,
      created_at_ms: nowMs,
    })
    return { id }
  },
)

/** Only the expert it was written to answers. */
export const replyToNote = command(
  noteEndpoints.replyToNote,
  async (tx, { content, noteId }, { actor, nowMs, refuse }) => {
    if (!(await answerNote(tx, actor.id, noteId, { reply: content, replied_at_ms: nowMs })))
      refuse('note.not_found', {})
    return {}
  },
)
