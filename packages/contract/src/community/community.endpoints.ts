import { named, optional, withDefault } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { id, int, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { pageNo } from '#kit/paging.ts'
import { bit, legacyCode } from '#kit/legacy-words.ts'

export const communityEndpoints = {
  followsMember: planned({
    call: 'c.sns.isFollow',
    method: 'GET',
    path: '/api/sns/isFollow',
    effect: 'read',
    access: 'member',
    input: shape({ memberId: id }),
  }),
  like: planned({
    call: 'c.user.sns.likeMsg',
    method: 'GET',
    path: '/api/user/sns/likeMsg',
    effect: 'write',
    access: 'member',
    input: shape({ postId: named('msgId', id), like: named('likeFlag', bit) }),
  }),
  report: planned({
    call: 'c.user.sns.report',
    method: 'GET',
    path: '/api/user/sns/report',
    effect: 'write',
    access: 'member',
    input: shape({ postId: named('msgId', id), reason: named('foulType', optional(legacyCode)) }),
  }),
  removePost: planned({
    call: 'c.user.sns.cutPosts',
    method: 'GET',
    path: '/api/user/sns/cutPosts',
    effect: 'write',
    access: 'operator',
    input: shape({ postId: named('msgId', id), reason: named('foulType', optional(legacyCode)) }),
  }),
  ban: planned({
    call: 'c.user.sns.pullBlack',
    method: 'GET',
    path: '/api/user/sns/pullBlack',
    effect: 'write',
    access: 'operator',
    input: shape({
      memberId: named('pullBlackId', id),
      reason: named('blackReason', optional(text({ max: 200 }))),
    }),
  }),
  gag: planned({
    call: 'c.user.sns.gagUser',
    method: 'GET',
    path: '/api/user/sns/gagUser',
    effect: 'write',
    access: 'operator',
    input: shape({
      memberId: named('forbidId', id),
      kind: named('forbidType', optional(legacyCode)),
      days: named('forbidDays', withDefault(int({ min: 1, max: 365 }), 7)),
    }),
  }),
  pin: planned({
    call: 'c.user.sns.topFlag',
    method: 'GET',
    path: '/api/user/sns/topFlag',
    effect: 'write',
    access: 'operator',
    input: shape({ postId: named('msgId', id), pinned: named('operationType', legacyCode) }),
  }),
  listOwnPlans: planned({
    call: 'c.user.sns.queryUserTjList',
    method: 'GET',
    path: '/api/user/sns/queryUserTjList',
    effect: 'read',
    access: 'member',
    input: shape({ pageNo }),
  }),
  listOwnInterpretations: planned({
    call: 'c.user.sns.queryUserJdList',
    method: 'GET',
    path: '/api/user/sns/queryUserJdList',
    effect: 'read',
    access: 'member',
    input: shape({ pageNo }),
  }),
  memberState: planned({
    call: 'c.user.sns.checkSnsMemberStatus',
    method: 'GET',
    path: '/api/user/sns/checkSnsMemberStatus',
    effect: 'read',
    access: 'member',
  }),
  lookTopic: planned({
    call: 'c.sns.queryThemeInfo',
    method: 'GET',
    path: '/api/sns/queryThemeInfo',
    effect: 'read',
    input: shape({ id: optional(id) }),
  }),
  lookPost: planned({
    call: 'c.querySnsNoteDetail.id',
    method: 'GET',
    path: '/api/querySnsNoteDetail/{id}',
    effect: 'read',
    input: shape({ id }),
  }),
}
