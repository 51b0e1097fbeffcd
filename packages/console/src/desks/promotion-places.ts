import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { contentDesks } from '@linmen/contract/console/content-desks.ts'
import { operatorDesks } from '@linmen/contract/console/operator-desks.ts'
import { promotionActEndpoints } from '@linmen/contract/console/promotion-acts.endpoints.ts'
import { reason, type ConsoleDesk, type Field, type Values } from '#kit/console-desk.ts'
import {
  AdPreview,
  CouponPreview,
  NewPromotionPreview,
  PromotionPreview,
} from './phone-previews.tsx'

const audited = {
  desk: operatorDesks.audit,
  wish: ({ id }: Values) => ({ subject: String(id) }),
}
const withId = ({ id }: Values, values: Values) => ({ id, ...values })
const choice = (name: string, title: string, words: Readonly<Record<string, string>>): Field => ({
  ...{ name, title, kind: 'choice' },
  options: Object.entries(words).map(([value, label]) => ({ value, label })),
  initial: () => Object.keys(words)[0],
})
const times: readonly Field[] = [
  { name: 'startsAtMs', title: '开始', kind: 'moment', initial: (row) => row['startsAtMs'] },
  { name: 'endsAtMs', title: '结束', kind: 'moment', initial: (row) => row['endsAtMs'] },
]
const title: Field = {
  ...{ name: 'title', title: '标题', kind: 'text', max: 40 },
  initial: (row) => row['title'],
}

const KINDS = {
  couponSpree: '券包，人人可领',
  vipOffer: '会员优惠',
  topUpGift: '充值礼，需要按分计',
  invitation: '邀请礼，需要按人计',
  lossReturn: '未中补给，需要按次计',
  cupSeason: '杯赛季，支持球队',
}

const gift: readonly Field[] = [
  { name: 'name', title: '礼品券名称', kind: 'text', max: 30 },
  choice('category', '券的用途', {
    ...{ general: '通用', plan: '方案', interpretation: '解读', vip: '会员', charge: '充值' },
  }),
  { name: 'threshold', title: '满', kind: 'money', initial: () => 0 },
  { name: 'worth', title: '减', kind: 'money' },
  { name: 'days', title: '有效天数', kind: 'number', initial: () => 7 },
  { name: 'need', title: '需要做到', kind: 'number', initial: () => 0 },
  { name: 'most', title: '每人至多', kind: 'number', initial: () => 1 },
  { name: 'stock', title: '份数，不填为不限', kind: 'number', optional: true },
]

/** What is asked one below the other belongs to the promotion or to what it gives. */
function withGift({ name, category, threshold, worth, days, need, most, stock, ...rest }: Values) {
  return { ...rest, gift: { name, category, threshold, worth, days, need, most, stock } }
}

const linesOf = (text: unknown) =>
  String((text ?? '') as string)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const promotionPlaces: readonly ConsoleDesk[] = [
  {
    desk: contentDesks.promotions,
    group: 'content',
    makes: [
      {
        title: '新建活动',
        row: promotionActEndpoints.makePromotion,
        fields: [
          { name: 'id', title: '地址，字母、数字、横线', kind: 'text', max: 40 },
          choice('kind', '类型', KINDS),
          title,
          { name: 'lead', title: '一句说明', kind: 'text', max: 60 },
          { name: 'rules', title: '规则，一行一条', kind: 'long', max: 1000 },
          choice('audience', '谁能参加', {
            ...{ everyone: '所有人', newcomer: '注册三十天内', vip: '会员', nonVip: '非会员' },
          }),
          { name: 'leagueId', title: '杯赛季的赛事编号', kind: 'text', max: 40, optional: true },
          { name: 'budget', title: '预算，不填为不限', kind: 'money', optional: true },
          ...times,
          ...gift,
          reason,
        ],
        input: (_row, { rules, ...values }) => ({ ...withGift(values), rules: linesOf(rules) }),
        Preview: NewPromotionPreview,
      },
    ],
    deeds: [
      {
        title: '改标题与时间',
        row: actEndpoints.setPromotion,
        fields: [title, ...times, reason],
        input: withId,
        Preview: PromotionPreview,
      },
      {
        title: '添加礼品',
        row: promotionActEndpoints.addGift,
        when: ({ state }) => state !== 'over',
        fields: [...gift, reason],
        input: ({ id }, values) => ({ id, ...withGift(values) }),
        Preview: CouponPreview,
      },
    ],
    related: [audited],
  },
  {
    desk: contentDesks.ads,
    group: 'content',
    makes: [
      {
        title: '新建广告或弹窗',
        row: promotionActEndpoints.makeAd,
        fields: [
          choice('form', '形式', { place: '广告位', popUp: '弹窗' }),
          {
            ...{ name: 'location', title: '位置（弹窗启动时为 1）', kind: 'number' },
            initial: () => 1,
          },
          { name: 'content', title: '文字', kind: 'long' },
          {
            ...choice('page', '点开去的页面', {
              ...{ HdIndexPage: '活动列表', VipPurchase: '开通会员', SetMealList: '套餐' },
              ...{ CouponListPage: '优惠券', ChargePage: '充值' },
            }),
            optional: true,
          },
          {
            ...{ name: 'promotion', title: '或点开去的活动（地址）', kind: 'text', max: 40 },
            optional: true,
          },
          { name: 'bottomText', title: '按钮文字', kind: 'text', max: 20, optional: true },
          {
            ...choice('trigger', '弹窗何时弹出', {
              ...{ immediate: '一次', daily: '每天一次', timed: '定时' },
            }),
            optional: true,
          },
          {
            ...{ name: 'at', title: '定时，如 20:30 或 2026-11-25 20:30', kind: 'text', max: 16 },
            optional: true,
          },
          ...times,
          reason,
        ],
        input: (_row, values) => values,
        Preview: AdPreview,
      },
    ],
    deeds: [
      {
        title: '改文字与时间',
        row: actEndpoints.setAd,
        fields: [
          { name: 'content', title: '文字', kind: 'long', initial: (row) => row['content'] },
          ...times,
          reason,
        ],
        input: withId,
        Preview: AdPreview,
      },
    ],
    related: [audited],
  },
]
