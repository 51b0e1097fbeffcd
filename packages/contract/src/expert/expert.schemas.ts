import { named, optional, type House } from '#kit/codec.ts'
import { sport } from '#kit/legacy-words.ts'
import { coins, decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
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

const listed = {
  ...face,
  sport: named('qiuFlag', sport),
  plansOnSale: named('planCount', int()),
  bio: named('describe', text({ max: 200 })),
  fans: named('attentionMeCount', int()),
  /** Whether whoever asks follows them. */
  isFollowed: named('isAttention', flag),
}

/** An expert in a list, with what a reader asks first. */
export const listedExpert = shape(listed)
export type ListedExpert = House<typeof listedExpert>

/** A month of returns, day by day: what one unit on every pick had grown by. */
const curvePoint = shape({
  atMs: named('time', moment),
  tenths: named('profit', int({ min: -9_999_999 })),
})

/** The page of one expert. */
export const expertHome = shape({
  ...listed,
  following: named('attentionOtherCount', int()),
  plansWritten: named('allPlanCount', int()),
  sinceMs: named('createTime', moment),
  /** Units won or lost over 30 days, summed up match by match. */
  curve: named('profitList', list(curvePoint, { max: 400 })),
  /** The league with the best share of hits, where there are enough picks to say so. */
  best: named(
    'bestLeague',
    optional(
      shape({
        league: named('leagueName', text({ max: 60 })),
        percent: named('winRatio', int({ max: 100 })),
      }),
    ),
  ),
  /** What a month of private push costs, where the expert offers one. */
  monthPrice: named('baoYuePrice', optional(coins)),
  isSubscribed: named('isBaoYue', flag),
})
export type ExpertHome = House<typeof expertHome>

/** A subscription to an expert that ends soon. */
export const endingSubscription = shape({
  subscriptionId: named('rssId', id),
  expertId: named('expertMemberId', id),
  nickname: named('expertNickName', text({ max: 40 })),
  /** When it ends, in words. */
  endsText: named('endTimeDesc', text({ max: 60 })),
})
