import type { Cents, OutputOf } from '@linmen/contract'
import type { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'

const NOTHING = 0 as Cents

/** 小美, as she sees herself. */
export const aMember: OutputOf<typeof userEndpoints.me> = {
  id: 'm1',
  publicId: '1001',
  nickname: '小美',
  account: '138****0001',
  telephone: '138****0001',
  phoneChecked: true,
  realName: '',
  idCard: '',
  signature: '',
  avatar: 'a1',
  isExpert: false,
  level: 'normal',
  oldLevel: {},
  expertApply: 'none',
  sport: 'football',
  followers: 0,
  following: 0,
  counts: {
    followers: 0,
    following: 0,
    posts: 0,
    followedMatches: 0,
    waitingPlans: 0,
    subscriptions: 0,
  },
  looks: 0,
  isOperator: false,
  hasPassword: true,
  passwordStrength: 0,
  registeredBy: 'phone',
  wechatBound: false,
  isPartner: false,
  switchOpen: false,
  versionSwitch: false,
  lotteryListed: false,
  joinedAtMs: 1,
  coins: 1230 as Cents,
  earned: NOTHING,
  total: 1230 as Cents,
  earnedToday: NOTHING,
}
