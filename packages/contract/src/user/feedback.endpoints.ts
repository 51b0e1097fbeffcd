import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { id, moment, text, words } from '#kit/scalars.ts'
import { commaList, list, shape } from '#kit/shapes.ts'
import { pictureUnknown } from './user.refusals.ts'

/** What a feedback is about. */
export const feedbackKind = words({
  other: 0,
  fault: 1,
  idea: 2,
  payment: 3,
  content: 4,
  account: 5,
})

const path = text({ min: 1, max: 200 })

const feedbackItem = shape({
  id,
  kind: named('index', feedbackKind),
  content: text({ max: 2000 }),
  pictures: named('pictureList', list(path, { max: 6 })),
  createdAtMs: named('createTime', moment),
  answer: named('reply', optional(text({ max: 2000 }))),
  answeredAtMs: named('replyTime', optional(moment)),
})

export const feedbackEndpoints = {
  sendFeedback: endpoint({
    call: 'c.uc.feedback.create',
    method: 'POST',
    path: '/api/uc/feedback/create',
    effect: 'write',
    access: 'member',
    touches: ['feedback'],
    input: shape({
      content: text({ min: 1, max: 2000 }),
      kind: named('index', optional(feedbackKind)),
      pictures: named('picturePath', optional(commaList(path, { max: 6 }))),
    }),
    output: shape({ id }),
    refusals: pictureUnknown,
  }),
  listFeedback: endpoint({
    call: 'own.user.listFeedback',
    method: 'GET',
    path: '/api/uc/feedback/list',
    effect: 'read',
    access: 'member',
    about: ['feedback'],
    input: shape({ pageNo, pageSize: pageSize(20) }),
    output: pageOf(feedbackItem),
  }),
}
