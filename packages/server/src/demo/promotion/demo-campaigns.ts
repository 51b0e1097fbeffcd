import type { CampaignKind } from '@linmen/contract/promotion/campaign.schemas.ts'
import { amountOff, freeUpTo, type GiftItem } from '@linmen/domain/coupon/gift-item.ts'
import type { Audience } from '@linmen/domain/promotion/claim.ts'

export interface DemoGift {
  readonly item: GiftItem
  /** In coins. */
  readonly worth: number
  readonly days: number
  readonly need?: number
  readonly most?: number
  readonly stock?: number
}

export interface DemoCampaign {
  readonly key: string
  readonly kind: CampaignKind
  readonly title: string
  readonly lead: string
  /** Days from now, to midnight: from when to when. */
  readonly from: number
  readonly to: number
  readonly audience?: Audience
  readonly leagueId?: string
  /** In coins. */
  readonly budget?: number
  readonly rules: readonly string[]
  readonly gifts: readonly DemoGift[]
}

const coupon = (...terms: Parameters<typeof amountOff>): GiftItem => ({
  coupon: amountOff(...terms),
  count: 1,
})
const free = (...terms: Parameters<typeof freeUpTo>): GiftItem => ({
  coupon: freeUpTo(...terms),
  count: 1,
})
const card = (name: string, percent: number, uses: number): GiftItem => ({
  card: { name, percent, uses },
})

const ONE_EACH = '登录后参加，每人每种一张，领完为止'
const NO_CASH = '券不可转让、不可提现，到期作废'
const ALL = [ONE_EACH, NO_CASH]

const plan5 = { item: coupon('方案满减券', 'plan', 5, 28), worth: 5, days: 7 }
const plan8 = { item: coupon('方案满减券', 'plan', 8, 38), worth: 8, days: 7 }
const vip20 = { item: coupon('会员满减券', 'vip', 20, 108), worth: 20, days: 15 }
const vip80 = { item: coupon('会员满减券', 'vip', 80, 798), worth: 80, days: 15 }

/** What ran and what runs in the demo, one for each page under hd. */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    key: '1812',
    kind: 'couponSpree',
    title: '双十二券包',
    lead: '看球前，先领券',
    from: -70,
    to: -60,
    budget: 300,
    rules: ALL,
    gifts: [
      { ...plan5, stock: 20 },
      { ...plan8, stock: 10 },
    ],
  },
  {
    key: 'turnaround',
    kind: 'lossReturn',
    title: '转运补给',
    lead: '买过的方案没中，补一张券',
    from: -21,
    to: 21,
    budget: 1000,
    rules: [
      '活动期内比赛结束、买过而没有命中的方案，每次可领一张，最多三张',
      '补给的是券，不是退款；不承诺命中',
      NO_CASH,
    ],
    gifts: [{ ...plan5, need: 1, most: 3, stock: 200 }],
  },
  {
    key: 'goldenpig',
    kind: 'topUpGift',
    title: '金猪充值礼',
    lead: '充值满额，送券',
    from: -120,
    to: -100,
    rules: ['活动期内累计充值，以到账为准', NO_CASH],
    gifts: [
      { ...plan8, need: 10_000, stock: 100 },
      { ...vip20, need: 30_000, stock: 50 },
    ],
  },
  {
    key: 'yazhoubei',
    kind: 'cupSeason',
    title: '亚洲赛场回顾',
    lead: '为支持的球队留个名',
    from: -90,
    to: -45,
    leagueId: '131',
    rules: ['支持不花钱、不中奖，只计人数', ...ALL],
    gifts: [{ ...plan5, stock: 30 }],
  },
  {
    key: 'euroVip',
    kind: 'vipOffer',
    title: '欧洲之夜会员礼',
    lead: '超级会员 90 天立减 80',
    from: -5,
    to: 25,
    audience: 'everyone',
    budget: 8000,
    rules: ['领取后购买超级会员 90 天时使用', ONE_EACH, NO_CASH],
    gifts: [{ ...vip80, stock: 100 }],
  },
  {
    key: 'spree2022',
    kind: 'couponSpree',
    title: '新年券包',
    lead: '新的一年，新的券',
    from: -200,
    to: -180,
    rules: ALL,
    gifts: [
      { ...plan5, stock: 50 },
      { item: card('九折卡', 90, 2), worth: 8, days: 20, stock: 30 },
    ],
  },
  {
    key: 'americanCup',
    kind: 'cupSeason',
    title: '南美杯赛季',
    lead: '为支持的球队留个名',
    from: -60,
    to: -30,
    leagueId: '132',
    rules: ['支持不花钱、不中奖，只计人数', ...ALL],
    gifts: [{ ...plan8, stock: 20 }],
  },
  {
    key: 'asian-cup',
    kind: 'cupSeason',
    title: '亚冠观赛季',
    lead: '选好球队，领张券',
    from: -10,
    to: 40,
    leagueId: '131',
    rules: ['支持不花钱、不中奖，只计人数', ...ALL],
    gifts: [{ ...plan5, stock: 300 }],
  },
  {
    key: 'spree1188',
    kind: 'couponSpree',
    title: '冬日观赛券包',
    lead: '人人可领，看球省一点',
    from: -3,
    to: 11,
    budget: 1188,
    rules: ['预算 1188 金币，发完即止', ...ALL],
    gifts: [
      { ...plan5, stock: 100 },
      { ...plan8, stock: 50 },
      { item: card('九折卡', 90, 2), worth: 8, days: 20, stock: 30 },
    ],
  },
  {
    key: 'eightVip',
    kind: 'vipOffer',
    title: '会员立减周',
    lead: '会员满 108 减 20',
    from: -2,
    to: 5,
    rules: ['领取后购买会员时使用，一次一张', ONE_EACH, NO_CASH],
    gifts: [{ ...vip20, stock: 200 }],
  },
  {
    key: 'euroCup',
    kind: 'cupSeason',
    title: '欧冠观赛季',
    lead: '今年您支持谁',
    from: -30,
    to: 60,
    leagueId: '10',
    rules: ['支持不花钱、不中奖，只计人数，随时可以改', ...ALL],
    gifts: [{ ...plan5, stock: 500 }],
  },
  {
    key: 'hd20',
    kind: 'couponSpree',
    title: '二十金币券',
    lead: '登录即可领取',
    from: -6,
    to: 24,
    budget: 2000,
    rules: ALL,
    gifts: [{ item: coupon('满减大券', 'general', 20, 98), worth: 20, days: 10, stock: 100 }],
  },
  {
    key: 'worldCup-288',
    kind: 'topUpGift',
    title: '大赛充值礼 288',
    lead: '累计充值满 288，送会员券',
    from: -30,
    to: 30,
    rules: ['活动期内累计充值，以到账为准', NO_CASH],
    gifts: [
      { ...plan8, need: 10_000, stock: 200 },
      { ...vip20, need: 28_800, stock: 100 },
    ],
  },
  {
    key: 'worldCup-221014',
    kind: 'invitation',
    title: '邀请好友看大赛',
    lead: '好友注册，您领券',
    from: -15,
    to: 45,
    rules: ['好友用您的链接注册新账号后计一人', '同一好友只计一次，自己不计', NO_CASH],
    gifts: [
      { ...plan5, need: 1 },
      { item: free('方案免费券', 'plan', 38), worth: 38, days: 10, need: 3, stock: 100 },
    ],
  },
  {
    key: 'worldCup',
    kind: 'cupSeason',
    title: '大赛主题季',
    lead: '看榜、选队、领券',
    from: -30,
    to: 60,
    leagueId: '10',
    rules: ['支持不花钱、不中奖，只计人数', '专家榜只算这项赛事、活动期内的方案', ...ALL],
    gifts: [{ ...plan8, stock: 300 }],
  },
]
