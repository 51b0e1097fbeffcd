import { named, nullable, optional, type House } from '#kit/codec.ts'
import { sport } from '#kit/legacy-words.ts'
import { flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { matchLine } from '#match/match-line.schemas.ts'

/** Why something is reported or taken down. */
export const foulReason = words({
  other: 0,
  abuse: 1,
  advert: 2,
  fraud: 3,
  politics: 4,
  vulgar: 5,
  spoiler: 6,
})
export type FoulReason = House<typeof foulReason>

/** What a gag takes away. */
export const gagKind = words({ all: 0, post: 1, comment: 2, chat: 3 })
export type GagKind = House<typeof gagKind>

export const PICTURES_MOST = 6
export const POST_MOST = 500
export const COMMENT_MOST = 200

const author = shape({
  id: named('memberId', id),
  name: named('nickName', text({ max: 40 })),
  avatar: named('userIcon', text({ max: 200 })),
  level: named('userLevel', int({ max: 2 })),
})

const topic = {
  id: named('themeId', id),
  name: named('themeName', text({ max: 30 })),
  note: named('describe', text({ max: 200 })),
  posts: named('msgCount', int()),
  people: named('memberCount', int()),
  followers: named('followCount', int()),
}

export const topicFace = shape(topic)
export type TopicFace = House<typeof topicFace>

export const topicDetail = shape({ ...topic, followed: named('isFollow', flag) })

const postMatch = shape(matchLine)

/** Waiting is seen by its writer and by operators; what was removed only leaves its place. */
const postState = words({ waiting: 0, shown: 1, removed: 2, hidden: 3 })

/** Against what was taken down its writer may object once: `open`, then `sent`, then `closed`. */
const appealState = words({ open: 0, sent: 1, closed: 2 })

const written = {
  id: named('msgId', id),
  author: named('memberInfo', author),
  text: named('content', text({ max: POST_MOST })),
  writtenAtMs: named('createTime', moment),
  state: named('msgStatus', postState),
  likes: named('likeCount', int()),
  liked: named('likeFlag', flag),
  /** Whether the one who asks wrote it. */
  own: named('isSelf', flag),
}

export const post = shape({
  ...written,
  topic: named('themeInfo', optional(shape({ id: topic.id, name: topic.name }))),
  match: named('matchInfo', optional(postMatch)),
  pictures: named('picturePath', list(text({ max: 200 }), { max: PICTURES_MOST })),
  comments: named('commentCount', int()),
  pinned: named('topFlag', flag),
  /** Why it was taken down, for its writer and for operators. */
  reason: named('foulType', optional(foulReason)),
  appeal: named('appealStatus', optional(appealState)),
  demo: named('isDemo', flag),
})
export type Post = House<typeof post>

export const comment = shape({
  ...written,
  /** Whom it answers, where that is not the post itself. */
  answers: named(
    'replyInfo',
    optional(shape({ id: named('msgId', id), name: named('nickName', text({ max: 40 })) })),
  ),
})
export type Comment = House<typeof comment>

/** Whether the member may write, and until when not. */
export const memberStanding = shape({
  mayWrite: named('canPost', flag),
  /** The first posts wait for a person to look at them. */
  reviewed: named('needReview', flag),
  banned: named('isBlack', flag),
  banReason: named('blackReason', optional(text({ max: 200 }))),
  gag: named('forbidType', optional(gagKind)),
  gaggedUntilMs: named('forbidEndTime', nullable(moment)),
  operator: named('isOperator', flag),
})

/** What a member has interpreted, as the own list tells it. */
export const ownInterpretation = shape({
  id: named('interId', id),
  title: text({ max: 120 }),
  sport: named('qiuFlag', optional(sport)),
  publishedAtMs: named('createTime', moment),
})
