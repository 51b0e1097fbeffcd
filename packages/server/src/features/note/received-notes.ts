import { receivedNoteEndpoints } from '@linmen/contract/expert/received-note.endpoints.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { answer, notesAbout, receivedPage, receivedSince } from './received-note.repo.ts'

const PAGE = 20

/** What readers of plans and buyers of interpretations wrote to the expert. */
export const listNotes = query(receivedNoteEndpoints.listNotes, async (db, { pageNo }, { actor }) =>
  receivedPage(db, actor.id, { pageNo, pageSize: PAGE }),
)

/** Those nobody answered yet, or that came after a moment. */
export const countNewNotes = query(
  receivedNoteEndpoints.countNewNotes,
  async (db, { since }, { actor }) => ({ count: await receivedSince(db, actor.id, since) }),
)

export const checkNotes = query(
  receivedNoteEndpoints.checkNotes,
  async (db, { interpretationId }, { actor }) => notesAbout(db, actor.id, interpretationId),
)

export const replyToNote = command(
  receivedNoteEndpoints.replyToNote,
  async (tx, { noteId, reply, content, shown }, { actor, nowMs, refuse }) => {
    const words = reply ?? content
    const changed = await answer(tx, actor.id, noteId, {
      shown,
      ...(words !== undefined && { reply: words, replied_at_ms: nowMs }),
    })
    if (!changed) refuse('note.not_found', {})
    return {}
  },
)

export const showNote = command(
  receivedNoteEndpoints.showNote,
  async (tx, { noteId, shown }, { actor, refuse }) => {
    if (!(await answer(tx, actor.id, noteId, { shown }))) refuse('note.not_found', {})
    return {}
  },
)
