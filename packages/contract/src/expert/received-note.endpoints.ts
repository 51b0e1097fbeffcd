import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id, int, moment, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { bit } from '#kit/legacy-words.ts'
import { pageOf } from '#kit/paging.ts'
import { receivedNote } from '#plan/note.schemas.ts'
import { noteNotFound } from '#plan/plan.refusals.ts'

export const receivedNoteEndpoints = {
  listNotes: endpoint({
    call: 'c.expert.noteList.x',
    method: 'GET',
    path: '/api/expert/noteList/{x}',
    effect: 'read',
    access: 'expert',
    about: ['notes'],
    input: shape({ pageNo: named('x', int({ min: 1, max: 10_000 })) }),
    output: pageOf(receivedNote),
  }),
  countNewNotes: endpoint({
    call: 'c.expert.queryNewExpertNoteCount',
    method: 'GET',
    path: '/api/expert/queryNewExpertNoteCount',
    effect: 'read',
    access: 'expert',
    about: ['notes'],
    input: shape({ since: named('beginTime', optional(moment)) }),
    output: shape({ count: named('noteCount', int()) }),
  }),
  checkNotes: endpoint({
    call: 'c.expert.checkTjInterNote.x',
    method: 'GET',
    path: '/api/expert/checkTjInterNote/{x}',
    effect: 'read',
    access: 'expert',
    about: ['notes'],
    input: shape({ interpretationId: named('x', id) }),
    output: shape({ all: named('noteCount', int()), open: named('unReplyCount', int()) }),
  }),
  replyToNote: endpoint({
    call: 'c.expert.replyTjInterNote',
    method: 'POST',
    path: '/api/expert/replyTjInterNote',
    effect: 'write',
    access: 'expert',
    touches: ['notes'],
    input: shape({
      noteId: id,
      content: optional(text({ max: 500 })),
      shown: named('display', bit),
      reply: optional(text({ max: 500 })),
    }),
    refusals: noteNotFound,
  }),
  showNote: endpoint({
    call: 'c.expert.changeTjInterNoteDisplay',
    method: 'POST',
    path: '/api/expert/changeTjInterNoteDisplay',
    effect: 'write',
    access: 'expert',
    touches: ['notes'],
    input: shape({ noteId: id, shown: named('display', bit) }),
    refusals: noteNotFound,
  }),
}
