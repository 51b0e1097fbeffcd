import { optional, type House } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { refusal } from '#kit/refusal.ts'
import { id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { campaignKind } from '#promotion/campaign.schemas.ts'
import { why } from './console.endpoints.ts'
import { badTimes, rowGone } from './console.refusals.ts'

const act = {
  method: 'POST',
  effect: 'write',
  access: 'operator',
  permission: 'promotions.act',
  touches: ['operators', 'promotions'],
} as const
const fen = int({ max: 100_000_000 })
const key = text({ min: 2, max: 40, pattern: /^[\w-]+$/ })
const times = { startsAtMs: moment, endsAtMs: moment }

/** A coupon a promotion gives away, and to whom how often. */
const newGift = shape({
  name: text({ min: 2, max: 30 }),
  category: words({
    ...{ general: 'general', plan: 'plan' },
    ...{ interpretation: 'interpretation', vip: 'vip', charge: 'charge' },
  }),
  worth: int({ min: 1, max: 100_000 }),
  threshold: fen,
  days: int({ min: 1, max: 365 }),
  /** What somebody must have done: fen charged, people brought, plans that missed. */
  need: int({ max: 100_000_000 }),
  most: int({ min: 1, max: 100 }),
  stock: optional(int({ min: 1, max: 1_000_000 })),
})
export type NewGift = House<typeof newGift>

const giftRefusals = {
  ...refusal('console.gift_need', '这类活动的礼品要写明需要做到多少'),
  ...refusal('console.gift_budget', '预算不够送出一份礼品'),
}

/** What is new on the phone: promotions with what they give, ads and pop-ups. */
export const promotionActEndpoints = {
  makePromotion: endpoint({
    ...act,
    call: 'own.console.makePromotion',
    path: '/api/console/promotion/make',
    input: shape({
      id: key,
      kind: campaignKind,
      title: text({ min: 2, max: 40 }),
      lead: text({ min: 2, max: 60 }),
      rules: list(text({ min: 1, max: 200 }), { max: 12 }),
      audience: words({
        ...{ everyone: 'everyone', newcomer: 'newcomer', vip: 'vip', nonVip: 'nonVip' },
      }),
      leagueId: optional(id),
      budget: optional(fen),
      gift: newGift,
      ...times,
      reason: why,
    }),
    refusals: {
      ...badTimes,
      ...giftRefusals,
      ...refusal('console.promotion_taken', '这个地址已经有活动'),
      ...refusal('console.promotion_league', '杯赛季要写一项有球队的赛事'),
    },
  }),
  addGift: endpoint({
    ...act,
    call: 'own.console.addGift',
    path: '/api/console/promotion/gift',
    input: shape({ id: key, gift: newGift, reason: why }),
    refusals: { ...rowGone, ...giftRefusals },
  }),
  makeAd: endpoint({
    ...act,
    call: 'own.console.makeAd',
    path: '/api/console/ad/make',
    input: shape({
      form: words({ place: 'place', popUp: 'popUp' }),
      location: int({ min: 1, max: 999 }),
      content: text({ min: 2, max: 200 }),
      /** The name of a screen; left out it leads nowhere. */
      page: optional(text({ max: 40, pattern: /^[A-Z]\w+$/ })),
      /** Of the page of promotions: which one. */
      promotion: optional(key),
      bottomText: optional(text({ max: 20 })),
      trigger: optional(words({ daily: 'daily', timed: 'timed', immediate: 'immediate' })),
      /** `20:30` every day, or `2026-11-25 20:30` once. */
      at: optional(text({ max: 16 })),
      ...times,
      reason: why,
    }),
    output: shape({ id }),
    refusals: {
      ...badTimes,
      ...refusal('console.pop_up_when', '弹窗要写明何时弹出，定时的写成 20:30 或 2026-11-25 20:30'),
      ...refusal('console.ad_page', '没有这个页面或活动'),
    },
  }),
}
