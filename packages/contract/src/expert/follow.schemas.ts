import { named, optional, type House } from '#kit/codec.ts'
import { flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

/** Experts somebody follows, everybody they follow, or who follows them. */
export const followSide = words({ experts: 'other', everybody: 'other-all', fans: 'me-all' })
export type FollowSide = House<typeof followSide>

/** Somebody in a list of follows. */
export const followedPerson = shape({
  id: named('memberId', id),
  name: named('nickName', text({ max: 40 })),
  avatar: named('userIcon', text({ max: 200 })),
  signature: named('describe', text({ max: 100 })),
  level: named('userLevel', int({ max: 2 })),
  grade: named('expertGrade', optional(int({ min: 1, max: 10 }))),
  fans: named('attentionMeCount', int()),
  followedAtMs: named('attentionTime', moment),
  /** Whether whoever asks follows them. */
  isFollowed: named('isAttention', flag),
})
export type FollowedPerson = House<typeof followedPerson>
