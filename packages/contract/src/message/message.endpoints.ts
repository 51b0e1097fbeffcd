import { named, optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { id, int, moment } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageNo } from '#kit/paging.ts'
import { bit, legacyCode } from '#kit/legacy-words.ts'

export const messageEndpoints = {
  countNew: planned({
    call: 'c.msg.existNewMsg',
    method: 'POST',
    path: '/api/msg/existNewMsg',
    effect: 'read',
    access: 'member',
    input: shape({
      channels: named('list', list(shape({ id, since: named('timestamp', moment) }))),
    }),
  }),
  listFollowed: planned({
    call: 'c.msg.attention',
    method: 'GET',
    path: '/api/msg/attention',
    effect: 'read',
    access: 'member',
  }),
  countUnread: planned({
    call: 'c.msg.queryMsgCount',
    method: 'POST',
    path: '/api/msg/queryMsgCount',
    effect: 'read',
    access: 'member',
  }),
  list: planned({
    call: 'c.msg.queryMsg.subType.page',
    method: 'GET',
    path: '/api/msg/queryMsg/{subType}/{page}',
    effect: 'read',
    access: 'member',
    input: shape({
      channel: named('subType', legacyCode),
      pageNo: named('page', int({ min: 1, max: 10_000 })),
    }),
  }),
  markRead: planned({
    call: 'c.msg.batchDisableMsg',
    method: 'POST',
    path: '/api/msg/batchDisableMsg',
    effect: 'write',
    access: 'member',
    input: shape({ ids: list(id) }),
  }),
  settings: planned({
    call: 'c.msg.queryMsgConfig',
    method: 'GET',
    path: '/api/msg/queryMsgConfig',
    effect: 'read',
    access: 'member',
  }),
  changeSetting: planned({
    call: 'c.msg.modifyMsgConfig',
    method: 'POST',
    path: '/api/msg/modifyMsgConfig',
    effect: 'write',
    access: 'member',
    input: shape({ channel: named('type', legacyCode), open: bit }),
  }),
  receive: planned({
    call: 'c.msg.asynchronousAddMsgInfo.id',
    method: 'GET',
    path: '/api/msg/asynchronousAddMsgInfo/{id}',
    effect: 'write',
    access: 'member',
    input: shape({ id }),
  }),
  remove: planned({
    call: 'c.msg.batchDeleteMsg',
    method: 'POST',
    path: '/api/msg/batchDeleteMsg',
    effect: 'write',
    access: 'member',
    input: shape({ ids: list(id) }),
  }),
  countCommunity: planned({
    call: 'c.sns-new.message.getMessageNum',
    method: 'POST',
    path: '/api/sns-new/message/getMessageNum',
    effect: 'read',
    access: 'member',
    input: shape({
      commentsSince: named('commentTime', optional(moment)),
      likesSince: named('likeTime', optional(moment)),
      followsSince: named('followTime', optional(moment)),
    }),
  }),
  listFans: planned({
    call: 'c.sns-new.message.attentionMe',
    method: 'POST',
    path: '/api/sns-new/message/attentionMe',
    effect: 'read',
    access: 'member',
    input: shape({ expertId: id, pageNo, since: named('startTime', optional(moment)) }),
  }),
}
