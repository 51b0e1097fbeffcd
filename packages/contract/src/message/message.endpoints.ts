import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { bit } from '#kit/legacy-words.ts'
import { pageNo, pageOf } from '#kit/paging.ts'
import { flag, id, int, moment } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { messageNotFound, messageSettingFixed } from './message.refusals.ts'
import {
  communityNews,
  fan,
  message,
  messageKind,
  messageModule,
  messagePage,
  messageSetting,
  messageTopic,
  unreadCounts,
} from './message.schemas.ts'

export const messageEndpoints = {
  countNew: endpoint({
    call: 'c.msg.existNewMsg',
    method: 'POST',
    path: '/api/msg/existNewMsg',
    effect: 'read',
    access: 'member',
    about: ['messages'],
    freshMs: 0,
    input: shape({
      modules: named(
        'list',
        list(shape({ module: named('id', messageModule), since: named('timestamp', moment) }), {
          max: 50,
        }),
      ),
    }),
    output: shape({ count: int() }),
  }),
  /** What the people and matches one follows have brought. */
  listFollowed: endpoint({
    call: 'c.msg.attention',
    method: 'GET',
    path: '/api/msg/attention',
    effect: 'read',
    access: 'member',
    about: ['messages'],
    output: shape({ unread: named('count', int()), items: named('dataList', list(message)) }),
  }),
  countUnread: endpoint({
    call: 'c.msg.queryMsgCount',
    method: 'POST',
    path: '/api/msg/queryMsgCount',
    effect: 'read',
    access: 'member',
    about: ['messages'],
    output: unreadCounts,
  }),
  list: endpoint({
    call: 'c.msg.queryMsg.subType.page',
    method: 'GET',
    path: '/api/msg/queryMsg/{subType}/{page}',
    effect: 'read',
    access: 'member',
    about: ['messages'],
    input: shape({
      topic: named('subType', messageTopic),
      pageNo: named('page', int({ min: 1, max: 10_000 })),
    }),
    output: messagePage,
  }),
  /** `all` marks everything that waits. */
  markRead: endpoint({
    call: 'c.msg.batchDisableMsg',
    method: 'POST',
    path: '/api/msg/batchDisableMsg',
    effect: 'write',
    access: 'member',
    touches: ['messages'],
    input: shape({
      ids: withDefault(list(id, { max: 200 }), []),
      all: withDefault(flag, false),
    }),
    refusals: messageNotFound,
  }),
  settings: endpoint({
    call: 'c.msg.queryMsgConfig',
    method: 'GET',
    path: '/api/msg/queryMsgConfig',
    effect: 'read',
    access: 'member',
    about: ['settings'],
    output: shape({ list: list(messageSetting) }),
  }),
  changeSetting: endpoint({
    call: 'c.msg.modifyMsgConfig',
    method: 'POST',
    path: '/api/msg/modifyMsgConfig',
    effect: 'write',
    access: 'member',
    touches: ['settings'],
    input: shape({ kind: named('type', messageKind), open: bit }),
    refusals: messageSettingFixed,
  }),
  /** Takes an announcement into the member's own box, once. */
  receive: endpoint({
    call: 'c.msg.asynchronousAddMsgInfo.id',
    method: 'GET',
    path: '/api/msg/asynchronousAddMsgInfo/{id}',
    effect: 'write',
    access: 'member',
    touches: ['messages'],
    input: shape({ id }),
    refusals: messageNotFound,
  }),
  remove: endpoint({
    call: 'c.msg.batchDeleteMsg',
    method: 'POST',
    path: '/api/msg/batchDeleteMsg',
    effect: 'write',
    access: 'member',
    touches: ['messages'],
    input: shape({ ids: list(id, { max: 200 }) }),
    output: shape({ removed: named('count', int()) }),
    refusals: messageNotFound,
  }),
  countCommunity: endpoint({
    call: 'c.sns-new.message.getMessageNum',
    method: 'POST',
    path: '/api/sns-new/message/getMessageNum',
    effect: 'read',
    access: 'member',
    about: ['messages'],
    input: shape({
      commentsSince: named('commentTime', optional(moment)),
      likesSince: named('likeTime', optional(moment)),
      followsSince: named('followTime', optional(moment)),
    }),
    output: communityNews,
  }),
  listFans: endpoint({
    call: 'c.sns-new.message.attentionMe',
    method: 'POST',
    path: '/api/sns-new/message/attentionMe',
    effect: 'read',
    access: 'member',
    about: ['messages', 'follows'],
    input: shape({ expertId: id, pageNo, since: named('startTime', optional(moment)) }),
    output: pageOf(fan),
  }),
}
