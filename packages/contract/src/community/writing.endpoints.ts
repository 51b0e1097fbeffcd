import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { bit } from '#kit/legacy-words.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { flag, id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pictureUnknown } from '#user/user.refusals.ts'
import {
  appealRefusals,
  memberGone,
  postGone,
  topicGone,
  writingRefusals,
} from './community.refusals.ts'
import { COMMENT_MOST, foulReason, PICTURES_MOST, post, POST_MOST } from './community.schemas.ts'

const picture = text({ min: 1, max: 200, pattern: /^\/?[\w./-]+$/ })

/** What people write and what operators do about it. The specification names none of these calls. */
export const writingEndpoints = {
  writePost: endpoint({
    call: 'own.community.writePost',
    method: 'POST',
    path: '/api/user/sns/saveMsg',
    effect: 'write',
    access: 'member',
    touches: ['community'],
    input: shape({
      topicId: named('themeId', optional(id)),
      matchId: optional(id),
      text: named('content', text({ max: POST_MOST })),
      pictures: named('picturePath', withDefault(list(picture, { max: PICTURES_MOST }), [])),
    }),
    output: shape({ id: named('msgId', id), waiting: named('needReview', flag) }),
    refusals: { ...writingRefusals, ...topicGone, ...pictureUnknown },
  }),
  writeComment: endpoint({
    call: 'own.community.writeComment',
    method: 'POST',
    path: '/api/user/sns/saveComment',
    effect: 'write',
    access: 'member',
    touches: ['community'],
    input: shape({
      postId: named('msgId', id),
      answers: named('replyId', optional(id)),
      text: named('content', text({ max: COMMENT_MOST })),
    }),
    output: shape({ id: named('msgId', id), waiting: named('needReview', flag) }),
    refusals: { ...writingRefusals, ...postGone },
  }),
  removeOwn: endpoint({
    call: 'own.community.removeOwn',
    method: 'POST',
    path: '/api/user/sns/deleteMsg',
    effect: 'write',
    access: 'member',
    touches: ['community'],
    input: shape({ postId: named('msgId', id) }),
    refusals: postGone,
  }),
  followTopic: endpoint({
    call: 'own.community.followTopic',
    method: 'POST',
    path: '/api/user/sns/followTheme',
    effect: 'write',
    access: 'member',
    touches: ['community'],
    input: shape({ topicId: named('themeId', id), follow: named('isFollow', bit) }),
    refusals: topicGone,
  }),
  appeal: endpoint({
    call: 'own.community.appeal',
    method: 'POST',
    path: '/api/user/sns/appeal',
    effect: 'write',
    access: 'member',
    touches: ['community'],
    input: shape({
      postId: named('msgId', id),
      text: named('content', text({ min: 5, max: 200 })),
    }),
    refusals: { ...postGone, ...appealRefusals },
  }),
  listReviews: endpoint({
    call: 'own.community.listReviews',
    method: 'GET',
    path: '/api/user/sns/reviewList',
    effect: 'read',
    access: 'operator',
    permission: 'content.read',
    about: ['community'],
    input: shape({ pageNo, pageSize: pageSize(20) }),
    output: pageOf(
      shape({
        post,
        reports: named('reportCount', int()),
        reason: named('foulType', optional(foulReason)),
        appeal: named('appealContent', optional(text({ max: 200 }))),
      }),
    ),
  }),
  review: endpoint({
    call: 'own.community.review',
    method: 'POST',
    path: '/api/user/sns/review',
    effect: 'write',
    access: 'operator',
    permission: 'content.act',
    touches: ['community'],
    input: shape({
      postId: named('msgId', id),
      show: named('isPass', bit),
      reason: named('foulType', withDefault(foulReason, 'other')),
    }),
    refusals: postGone,
  }),
  restoreMember: endpoint({
    call: 'own.community.restoreMember',
    method: 'POST',
    path: '/api/user/sns/restoreUser',
    effect: 'write',
    access: 'operator',
    permission: 'content.act',
    touches: ['community'],
    input: shape({ memberId: id, reason: optional(text({ max: 200 })) }),
    refusals: memberGone,
  }),
}
