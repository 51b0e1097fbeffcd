import { named, optional } from '#kit/codec.ts'
import { endpoint, planned } from '#kit/endpoint.ts'
import { id, int, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { bit, followAction, legacyCode, sport } from '#kit/legacy-words.ts'
import { hotExpert } from './expert.schemas.ts'

export const expertEndpoints = {
  follow: planned({
    call: 'c.uc.attention',
    method: 'POST',
    path: '/api/uc/attention',
    effect: 'write',
    access: 'member',
    input: shape({ expertId: id, action: named('type', followAction) }),
  }),
  apply: planned({
    call: 'c.uc.formalExpertApply',
    method: 'POST',
    path: '/api/uc/formalExpertApply',
    effect: 'write',
    access: 'member',
    input: shape({
      reason: named('applyReason', text({ max: 500 })),
      imageUrl: named('applyImageUrl', optional(text({ max: 500 }))),
      pickedId: optional(legacyCode),
      idCardFront: named('frontImgPath', optional(text({ max: 500 }))),
      idCardBack: named('backImgPath', optional(text({ max: 500 }))),
    }),
  }),
  listPoolExperts: planned({
    call: 'c.query.cpz.expertList',
    method: 'GET',
    path: '/api/query/cpz/expertList',
    effect: 'read',
    input: shape({ pageNo }),
  }),
  home: endpoint({
    call: 'c.new.expert.home',
    method: 'GET',
    path: '/api/new/expert/home',
    effect: 'read',
    input: shape({ sport: named('qiuFlag', optional(sport)) }),
    output: shape({ hot: named('expertList', list(hotExpert)) }),
  }),
  listSubscribable: planned({
    call: 'c.private.expert.list',
    method: 'GET',
    path: '/api/private/expert/list',
    effect: 'read',
    input: shape({ pageNo, sport: named('qiuFlag', optional(sport)) }),
  }),
  ranking: planned({
    call: 'c.famous.ranking.n.x',
    method: 'GET',
    path: '/api/famous/ranking/{n}/{x}',
    effect: 'read',
    input: shape({
      sport: named('n', sport),
      kind: named('x', legacyCode),
      pageNo,
      pageSize: pageSize(8),
    }),
  }),
  listSubscribed: planned({
    call: 'c.query.queryMyBaoYueExpertList.id',
    method: 'POST',
    path: '/api/query/queryMyBaoYueExpertList/{id}',
    effect: 'read',
    access: 'member',
    input: shape({
      kind: named('id', legacyCode),
      pageSize: pageSize(10),
      days: named('day', optional(int({ max: 366 }))),
      sport: named('qiuFlag', optional(sport)),
      status: optional(legacyCode),
    }),
  }),
  listPushedToday: planned({
    call: 'c.query.queryPrivatePushToday',
    method: 'GET',
    path: '/api/query/queryPrivatePushToday',
    effect: 'read',
    access: 'member',
    input: shape({
      expertId: named('expertMemberId', id),
      interpretationId: named('currentInterId', optional(id)),
    }),
  }),
  listExpiring: planned({
    call: 'c.push.checkAllExpire',
    method: 'GET',
    path: '/api/push/checkAllExpire',
    effect: 'read',
    access: 'member',
  }),
  listNotes: planned({
    call: 'c.expert.noteList.x',
    method: 'GET',
    path: '/api/expert/noteList/{x}',
    effect: 'read',
    access: 'expert',
    input: shape({ pageNo: named('x', int({ min: 1, max: 10_000 })) }),
  }),
  countNewNotes: planned({
    call: 'c.expert.queryNewExpertNoteCount',
    method: 'GET',
    path: '/api/expert/queryNewExpertNoteCount',
    effect: 'read',
    access: 'expert',
    input: shape({ since: named('beginTime', optional(moment)) }),
  }),
  checkNotes: planned({
    call: 'c.expert.checkTjInterNote.x',
    method: 'GET',
    path: '/api/expert/checkTjInterNote/{x}',
    effect: 'read',
    access: 'expert',
    input: shape({ interpretationId: named('x', id) }),
  }),
  replyToNote: planned({
    call: 'c.expert.replyTjInterNote',
    method: 'POST',
    path: '/api/expert/replyTjInterNote',
    effect: 'write',
    access: 'expert',
    input: shape({
      noteId: id,
      content: optional(text({ max: 500 })),
      shown: named('display', bit),
      reply: optional(text({ max: 500 })),
    }),
  }),
  showNote: planned({
    call: 'c.expert.changeTjInterNoteDisplay',
    method: 'POST',
    path: '/api/expert/changeTjInterNoteDisplay',
    effect: 'write',
    access: 'expert',
    input: shape({ noteId: id, shown: named('display', bit) }),
  }),
}
