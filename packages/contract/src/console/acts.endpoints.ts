import { optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { refusal } from '#kit/refusal.ts'
import { flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { articleEmpty } from '#home/home.refusals.ts'
import { why } from './console.endpoints.ts'
import { badTimes, memberUnknown, ownSelf, rowGone, sessionUnknown } from './console.refusals.ts'

const fen = int({ max: 100_000_000 })
const act = { method: 'POST', effect: 'write', access: 'operator', touches: ['operators'] } as const

/** What operators do at their desks. Everything has a reason, and leaves a line. */
export const actEndpoints = {
  holdMember: endpoint({
    ...act,
    call: 'own.console.holdMember',
    path: '/api/console/member/hold',
    permission: 'members.act',
    input: shape({
      id,
      scope: words({ money: 'money', all: 'all' }),
      days: optional(int({ min: 1, max: 3650 })),
      reason: why,
    }),
    refusals: { ...memberUnknown, ...ownSelf },
  }),
  liftHold: endpoint({
    ...act,
    call: 'own.console.liftHold',
    path: '/api/console/member/lift-hold',
    permission: 'members.act',
    input: shape({ id, reason: why }),
    refusals: memberUnknown,
  }),
  endMemberSessions: endpoint({
    ...act,
    call: 'own.console.endMemberSessions',
    path: '/api/console/member/end-sessions',
    permission: 'members.act',
    input: shape({ id, reason: why }),
    refusals: { ...memberUnknown, ...ownSelf },
  }),
  endMemberSession: endpoint({
    ...act,
    call: 'own.console.endMemberSession',
    path: '/api/console/member/end-session',
    permission: 'members.act',
    input: shape({ id, reason: why }),
    refusals: sessionUnknown,
  }),
  issueCoupons: endpoint({
    ...act,
    call: 'own.console.issueCoupons',
    path: '/api/console/coupon/issue',
    permission: 'coupons.act',
    input: shape({
      /** Ids or phones. */
      members: list(text({ min: 1, max: 64 }), { max: 200 }),
      name: text({ min: 2, max: 30 }),
      category: words({ general: 'general', plan: 'plan', interpretation: 'interpretation' }),
      worth: int({ min: 1, max: 100_000 }),
      threshold: fen,
      days: int({ min: 1, max: 365 }),
      reason: why,
    }),
    output: shape({ issued: int() }),
    refusals: {
      ...refusal('console.unknown_members', '有的会员找不到', shape({ unknown: list(text()) })),
    },
  }),
  makeCouponCode: endpoint({
    ...act,
    call: 'own.console.makeCouponCode',
    path: '/api/console/coupon/code',
    permission: 'coupons.act',
    input: shape({
      code: text({ min: 4, max: 24 }),
      name: text({ min: 2, max: 30 }),
      category: words({ general: 'general', plan: 'plan', interpretation: 'interpretation' }),
      worth: int({ min: 1, max: 100_000 }),
      threshold: fen,
      days: int({ min: 1, max: 365 }),
      /** How many members may redeem it, once each. */
      uses: int({ min: 1, max: 1_000_000 }),
      endsAtMs: moment,
      reason: why,
    }),
    refusals: {
      ...badTimes,
      ...refusal('console.code_taken', '这个兑换码已经有了'),
      ...refusal('console.code_form', '兑换码只能是 4 到 24 位字母和数字'),
    },
  }),
  endCouponCode: endpoint({
    ...act,
    call: 'own.console.endCouponCode',
    path: '/api/console/coupon/code/end',
    permission: 'coupons.act',
    /** The code is its own id. */
    input: shape({ id: text({ min: 4, max: 24 }), reason: why }),
    refusals: rowGone,
  }),
  setArticle: endpoint({
    ...act,
    call: 'own.console.setArticle',
    path: '/api/console/article/set',
    permission: 'news.act',
    input: shape({ id, removed: flag, reason: why }),
    refusals: rowGone,
  }),
  editArticle: endpoint({
    ...act,
    call: 'own.console.editArticle',
    path: '/api/console/article/edit',
    permission: 'news.act',
    input: shape({
      id,
      title: text({ min: 4, max: 60 }),
      /** Plain paragraphs, or a text with markup, as it was written first. */
      paragraphs: withDefault(list(text({ min: 1, max: 2000 }), { max: 40 }), []),
      markup: optional(text({ min: 1, max: 60_000 })),
      source: text({ min: 2, max: 40 }),
      reason: why,
    }),
    refusals: { ...rowGone, ...articleEmpty },
  }),
  setProduct: endpoint({
    ...act,
    call: 'own.console.setProduct',
    path: '/api/console/product/set',
    permission: 'products.act',
    input: shape({
      id,
      price: int({ min: 1, max: 100_000_000 }),
      onSale: flag,
      /** Left out it counts at once. */
      startsAtMs: optional(moment),
      reason: why,
    }),
    refusals: { ...rowGone, ...refusal('console.past', '生效时间应在现在之后') },
  }),
  cancelPriceChange: endpoint({
    ...act,
    call: 'own.console.cancelPriceChange',
    path: '/api/console/price-change/cancel',
    permission: 'products.act',
    input: shape({ id, reason: why }),
    refusals: rowGone,
  }),
  setPromotion: endpoint({
    ...act,
    call: 'own.console.setPromotion',
    path: '/api/console/promotion/set',
    permission: 'promotions.act',
    input: shape({
      id: text({ min: 1, max: 64 }),
      title: text({ min: 2, max: 40 }),
      startsAtMs: moment,
      endsAtMs: moment,
      reason: why,
    }),
    refusals: { ...rowGone, ...badTimes },
  }),
  setAd: endpoint({
    ...act,
    call: 'own.console.setAd',
    path: '/api/console/ad/set',
    permission: 'promotions.act',
    input: shape({
      id,
      content: text({ min: 2, max: 200 }),
      startsAtMs: moment,
      endsAtMs: moment,
      reason: why,
    }),
    refusals: { ...rowGone, ...badTimes },
  }),
  broadcast: endpoint({
    ...act,
    call: 'own.console.broadcast',
    path: '/api/console/broadcast',
    permission: 'broadcast.act',
    input: shape({
      kind: words({ notice: 'notice', system: 'system', promotion: 'promotion' }),
      title: text({ min: 2, max: 40 }),
      content: text({ min: 2, max: 500 }),
      reason: why,
    }),
    output: shape({ id }),
  }),
  audience: endpoint({
    call: 'own.console.audience',
    method: 'GET',
    path: '/api/console/broadcast/audience',
    effect: 'read',
    access: 'operator',
    permission: 'broadcast.read',
    about: ['operators'],
    freshMs: 0,
    output: shape({ members: int(), lately: int(), now: int() }),
  }),
  retryMessage: endpoint({
    ...act,
    call: 'own.console.retryMessage',
    path: '/api/console/outbox/retry',
    permission: 'outbox.act',
    input: shape({ id, reason: why }),
    refusals: rowGone,
  }),
  setSwitch: endpoint({
    ...act,
    call: 'own.console.setSwitch',
    path: '/api/console/switch/set',
    permission: 'switches.act',
    input: shape({ id: text({ min: 1, max: 40 }), on: flag, reason: why }),
    refusals: rowGone,
  }),
  setExpert: endpoint({
    ...act,
    call: 'own.console.setExpert',
    path: '/api/console/expert/set',
    permission: 'experts.act',
    input: shape({
      id,
      grade: int({ min: 1, max: 10 }),
      sharePercent: int({ min: 0, max: 30 }),
      reason: why,
    }),
    refusals: rowGone,
  }),
}
