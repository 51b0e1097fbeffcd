import type { Binding } from '#kit/binding.ts'
import { limitedBy } from '#kit/limits/limited-by.ts'
import {
  followsMember,
  listComments,
  listOwnPlans,
  listPosts,
  listReviews,
  listTopics,
  lookPost,
  lookTopic,
  memberState,
} from './community.reads.ts'
import { listOwnInterpretations } from './own-interpretations.ts'
import { ban, gag, pin, removePost, restoreMember, review } from './moderate.ts'
import {
  appeal,
  followTopic,
  like,
  removeOwn,
  report,
  writeComment,
  writePost,
} from './write-post.ts'

export const communityBindings: Binding[] = [
  followsMember,
  like,
  limitedBy('report', report),
  removePost,
  ban,
  gag,
  pin,
  listOwnPlans,
  listOwnInterpretations,
  memberState,
  lookTopic,
  lookPost,
  listTopics,
  listPosts,
  listComments,
  limitedBy('post', writePost),
  limitedBy('comment', writeComment),
  removeOwn,
  followTopic,
  limitedBy('report', appeal),
  listReviews,
  review,
  restoreMember,
]
