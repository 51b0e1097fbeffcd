import { named } from '#kit/codec.ts'
import { sport } from '#kit/legacy-words.ts'
import { coins, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { record, shape } from '#kit/shapes.ts'

/** 0 normal, 1 laboratory user, 2 expert with a public record. */
export const memberLevel = words({ normal: 0, laboratory: 1, record: 2 })

const memberCounts = shape({
  followers: named('attentionMeCount', int()),
  following: named('attentionOtherCount', int()),
  posts: named('mySnsCount', int()),
  followedMatches: named('followMatchCount', int()),
  /** Plans the member has bought whose matches are still to be decided. */
  waitingPlans: named('countUnOpenRace', int()),
  subscriptions: named('expertMonthCount', int()),
})

/** A member as they see themselves. */
export const memberInfo = shape({
  id,
  publicId: named('linmenId', id),
  nickname: text({ max: 40 }),
  /** The phone with its middle digits hidden. */
  account: text({ max: 20 }),
  telephone: text({ max: 20 }),
  phoneChecked: named('phoneCheck', flag),
  /** Both empty until the member has proved who they are. */
  realName: text({ max: 30 }),
  idCard: text({ max: 18 }),
  signature: named('describe', text({ max: 100 })),
  avatar: named('userIcon', text({ max: 200 })),
  isExpert: flag,
  level: named('userLevel', memberLevel),
  /** Levels the member had before, by the day they ended on. */
  oldLevel: record(memberLevel),
  expertApply: named(
    'expertApplyProgress',
    words({ none: 0, waiting: 1, accepted: 2, declined: 3 }),
  ),
  /** What the member writes about, or wants to see first. */
  sport: named('qiuFlag', sport),
  followers: named('attentionMe', int()),
  following: named('attentionOther', int()),
  counts: memberCounts,
  /** Who has read the member's plans and videos. */
  looks: named('tjExpertSummary', int()),
  /** Looks after the community: reports, bans, top posts. */
  isOperator: named('operator', flag),
  hasPassword: named('passwordSet', flag),
  /** 1 weak to 3 strong; 0 where nobody measured it, for only a hash is kept. */
  passwordStrength: int({ max: 3 }),
  registeredBy: named('registerType', words({ phone: 1 })),
  wechatBound: named('bindedWX', flag),
  isPartner: named('proxy', flag),
  /** Two switches and a list of the operators. */
  switchOpen: flag,
  versionSwitch: flag,
  lotteryListed: named('lotteryWhiteUser', flag),
  joinedAtMs: named('createTime', moment),
  coins: named('huoyanWallet', coins),
  /** Earned money that may be withdrawn. */
  earned: named('ableBalance', coins),
  total: named('totalBalance', coins),
  earnedToday: named('todayProfit', coins),
})
