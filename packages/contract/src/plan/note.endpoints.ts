import { named } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id, int, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { pageOf } from '#kit/paging.ts'
import { note } from './note.schemas.ts'
import { noteNotFound, noteRefusals, planNotFound } from './plan.refusals.ts'

export const noteEndpoints = {
  listNotes: endpoint({
    call: 'c.plan.note.a.b',
    method: 'GET',
    path: '/api/plan/note/{a}/{b}',
    effect: 'read',
    about: ['notes'],
    input: shape({ planId: named('a', id), pageNo: named('b', int({ min: 1, max: 10_000 })) }),
    output: pageOf(note),
  }),
  leaveNote: endpoint({
    call: 'c.plan.note.create',
    method: 'POST',
    path: '/api/plan/note/create',
    effect: 'write',
    access: 'member',
    touches: ['notes'],
    input: shape({
      expertId: named('expertMemberId', id),
      content: text({ min: 1, max: 2000 }),
      planNo: id,
    }),
    output: shape({ id: named('noteId', id) }),
    refusals: { ...planNotFound, ...noteRefusals },
  }),
  replyToNote: endpoint({
    call: 'c.plan.note.reply',
    method: 'POST',
    path: '/api/plan/note/reply',
    effect: 'write',
    access: 'expert',
    touches: ['notes'],
    input: shape({ content: text({ min: 1, max: 2000 }), noteId: id }),
    refusals: noteNotFound,
  }),
}
