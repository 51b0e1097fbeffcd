import { named, optional, withDefault } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { id, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { pageNo } from '#kit/paging.ts'
import { bit, legacyCode } from '#kit/legacy-words.ts'

export const vipEndpoints = {
  info: planned({
    call: 'c.member.vip.info',
    method: 'GET',
    path: '/api/member/vip/info',
    effect: 'read',
    access: 'member',
  }),
  benefits: planned({
    call: 'c.member.vip.weal',
    method: 'GET',
    path: '/api/member/vip/weal',
    effect: 'read',
    input: shape({ kind: named('type', optional(legacyCode)) }),
  }),
  config: planned({
    call: 'c.token',
    method: 'GET',
    path: '/api/member/vip/config',
    effect: 'read',
    input: shape({ kind: named('type', withDefault(legacyCode, 2)) }),
  }),
  prices: planned({
    call: 'c.member.vip.priceConfig',
    method: 'GET',
    path: '/api/member/vip/priceConfig',
    effect: 'read',
    input: shape({ kind: named('type', optional(legacyCode)) }),
  }),
  buyAd: planned({
    call: 'c.member.vip.queryBuyVipAd',
    method: 'GET',
    path: '/api/member/vip/queryBuyVipAd',
    effect: 'read',
  }),
  renewAd: planned({
    call: 'c.member.vip.queryBuyVipRenewAd',
    method: 'GET',
    path: '/api/member/vip/queryBuyVipRenewAd',
    effect: 'read',
  }),
  calculatorAd: planned({
    call: 'c.member.vip.queryCalculatorAd',
    method: 'GET',
    path: '/api/member/vip/queryCalculatorAd',
    effect: 'read',
    input: shape({ kind: named('type', optional(legacyCode)) }),
  }),
  benefitInfo: planned({
    call: 'c.member.vip.weal.info',
    method: 'GET',
    path: '/api/member/vip/weal/info',
    effect: 'read',
    input: shape({ kind: named('type', optional(legacyCode)) }),
  }),
  listBenefits: planned({
    call: 'c.member.vip.wealList',
    method: 'GET',
    path: '/api/member/vip/wealList',
    effect: 'read',
  }),
  buy: planned({
    call: 'c.member.vip.buy',
    method: 'GET',
    path: '/api/member/vip/buy',
    effect: 'write',
    access: 'member',
    money: true,
    input: shape({
      priceId: named('configId', id),
      returnUrl: optional(text({ max: 500 })),
      couponId: named('offerId', optional(id)),
    }),
  }),
  canPay: planned({
    call: 'c.member.vip.walletCanPay',
    method: 'GET',
    path: '/api/member/vip/walletCanPay',
    effect: 'read',
    access: 'member',
    input: shape({ priceId: named('configId', id), couponId: named('offerId', optional(id)) }),
  }),
  countMembers: planned({
    call: 'c.vip.countVipMember',
    method: 'GET',
    path: '/api/vip/countVipMember',
    effect: 'read',
  }),
  listOrders: planned({
    call: 'c.vip.vipOrderRecord',
    method: 'POST',
    path: '/api/vip/vipOrderRecord',
    effect: 'read',
    access: 'member',
    input: shape({ pageNo, vipMemberId: optional(id) }),
  }),
  checkBalance: planned({
    call: 'c.vip.checkMoney',
    method: 'GET',
    path: '/api/vip/checkMoney',
    effect: 'read',
    access: 'member',
  }),
  trialState: planned({
    call: 'c.hd.vip.try.check',
    method: 'GET',
    path: '/api/hd/vip/try/check',
    effect: 'read',
    input: shape({ withBenefits: named('withWeal', optional(bit)) }),
  }),
  joinTrial: planned({
    call: 'c.hd.vip.try.join',
    method: 'GET',
    path: '/api/hd/vip/try/join',
    effect: 'write',
    access: 'member',
    input: shape({ code: text({ max: 12 }) }),
  }),
  sendTrialCode: planned({
    call: 'c.hd.vip.try.send',
    method: 'GET',
    path: '/api/hd/vip/try/send',
    effect: 'write',
    access: 'member',
  }),
}
