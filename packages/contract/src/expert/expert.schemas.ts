import { named, optional, type House } from '#kit/codec.ts'
import { sport } from '#kit/legacy-words.ts'
import { decimal, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

/** Computed from settled picks each time it is asked for; nothing of it is stored. */
const expertRecord = shape({
  /** 近 N 中 M. Left out while there are too few picks to say anything. */
  recent: optional(shape({ picks: int(), hits: int() })),
  streak: named('currentRed', int()),
  longestStreak: named('longestRed', int()),
  /** Return of a flat stake over 30 days, in percent. */
  monthReturn: named('returnRate', optional(decimal)),
  dots: list(words({ hit: 1, miss: 0 }), { max: 10 }),
  settled: named('settledCount', int()),
  /** When a result last changed it. */
  changedAtMs: named('settledTime', optional(moment)),
  /** When the newest match in it began. */
  playedAtMs: named('lastMatchTime', optional(moment)),
})

const face = {
  id: named('expertId', id),
  name: named('nickName', text({ max: 40 })),
  avatar: named('userIcon', text({ max: 200 })),
  level: named('userLevel', int({ max: 2 })),
  grade: named('expertGrade', int({ min: 1, max: 10 })),
  record: expertRecord,
}

/** Who stands behind a plan. */
export const expertFace = shape(face)
export type ExpertFace = House<typeof expertFace>

export const hotExpert = shape({
  ...face,
  /** What the expert writes about most. */
  sport: named('qiuFlag', sport),
  plansOnSale: named('planCount', int()),
})
export type HotExpert = House<typeof hotExpert>
