import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { codePurposes } from '#kit/legacy-words.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { refusal } from '#kit/refusal.ts'
import { flag, id, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { feedbackKind } from './feedback.endpoints.ts'

const askedFeedback = shape({
  id,
  memberId: id,
  nickname: named('nickName', text({ max: 60 })),
  kind: named('index', feedbackKind),
  content: text({ max: 2000 }),
  pictures: named('pictureList', list(text({ max: 200 }), { max: 6 })),
  createdAtMs: named('createTime', moment),
  answer: named('reply', optional(text({ max: 2000 }))),
  answeredAtMs: named('replyTime', optional(moment)),
})

const sentSms = shape({
  id,
  phone: text({ max: 20 }),
  purpose: named('authType', codePurposes),
  /** Only where no provider sends it: then whoever asks the house for it is told it. */
  code: optional(text({ max: 12 })),
  state: words({ waiting: 0, sent: 1, stuck: 2 }),
  error: optional(text({ max: 500 })),
  createdAtMs: named('createTime', moment),
  endsAtMs: named('endTime', moment),
})

/** What operators do for members. */
export const supportEndpoints = {
  /** Unanswered first, the oldest of them first. */
  listAllFeedback: endpoint({
    call: 'own.user.listAllFeedback',
    method: 'GET',
    path: '/api/desk/feedback/list',
    effect: 'read',
    access: 'operator',
    permission: 'support.read',
    about: ['feedback'],
    input: shape({ answered: optional(flag), pageNo, pageSize: pageSize(20) }),
    output: pageOf(askedFeedback),
  }),
  answerFeedback: endpoint({
    call: 'own.user.answerFeedback',
    method: 'POST',
    path: '/api/desk/feedback/answer',
    effect: 'write',
    access: 'operator',
    permission: 'support.act',
    touches: ['feedback'],
    input: shape({ id, answer: named('reply', text({ min: 1, max: 2000 })) }),
    refusals: {
      ...refusal('feedback.unknown', '这条反馈不存在'),
      ...refusal('feedback.answered', '这条反馈已经回复过'),
    },
  }),
  listSms: endpoint({
    call: 'own.user.listSms',
    method: 'GET',
    path: '/api/desk/sms/list',
    effect: 'read',
    access: 'operator',
    permission: 'outbox.read',
    about: [],
    freshMs: 0,
    input: shape({ pageNo, pageSize: pageSize(20) }),
    output: pageOf(sentSms),
  }),
}
