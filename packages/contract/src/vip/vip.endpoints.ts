import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { coins, flag, id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageNo } from '#kit/paging.ts'
import { bit } from '#kit/legacy-words.ts'
import { couponNotUsable } from '#coupon/coupon.refusals.ts'
import { receipt } from '#pay/pay.schemas.ts'
import { purchaseTouches } from '#pay/purchase-touches.ts'
import {
  notYourVip,
  trialJoinRefusals,
  trialRefusals,
  trialSendRefusals,
  vipPayRefusals,
  vipPriceNotFound,
} from './vip.refusals.ts'
import {
  askedTier,
  benefitList,
  calculator,
  tierBenefits,
  tierConfig,
  trial,
  vipAds,
  vipInfo,
  vipOrder,
  vipPrice,
} from './vip.schemas.ts'

const ofTier = shape({ tier: named('type', askedTier) })
const ofPrice = {
  priceId: named('configId', id),
  couponId: named('offerId', optional(id)),
}

export const vipEndpoints = {
  info: endpoint({
    call: 'c.member.vip.info',
    method: 'GET',
    path: '/api/member/vip/info',
    effect: 'read',
    access: 'member',
    about: ['vip'],
    output: vipInfo,
  }),
  benefits: endpoint({
    call: 'c.member.vip.weal',
    method: 'GET',
    path: '/api/member/vip/weal',
    effect: 'read',
    input: ofTier,
    output: benefitList,
  }),
  config: endpoint({
    call: 'c.token',
    method: 'GET',
    path: '/api/member/vip/config',
    effect: 'read',
    about: ['vip'],
    input: ofTier,
    output: tierConfig,
  }),
  prices: endpoint({
    call: 'c.member.vip.priceConfig',
    method: 'GET',
    path: '/api/member/vip/priceConfig',
    effect: 'read',
    input: ofTier,
    output: shape({ prices: named('configList', list(vipPrice)) }),
  }),
  buyAd: endpoint({
    call: 'c.member.vip.queryBuyVipAd',
    method: 'GET',
    path: '/api/member/vip/queryBuyVipAd',
    effect: 'read',
    output: vipAds,
  }),
  renewAd: endpoint({
    call: 'c.member.vip.queryBuyVipRenewAd',
    method: 'GET',
    path: '/api/member/vip/queryBuyVipRenewAd',
    effect: 'read',
    output: vipAds,
  }),
  calculatorAd: endpoint({
    call: 'c.member.vip.queryCalculatorAd',
    method: 'GET',
    path: '/api/member/vip/queryCalculatorAd',
    effect: 'read',
    input: ofTier,
    output: calculator,
  }),
  benefitInfo: endpoint({
    call: 'c.member.vip.weal.info',
    method: 'GET',
    path: '/api/member/vip/weal/info',
    effect: 'read',
    input: ofTier,
    output: tierBenefits,
  }),
  listBenefits: endpoint({
    call: 'c.member.vip.wealList',
    method: 'GET',
    path: '/api/member/vip/wealList',
    effect: 'read',
    output: shape({ tiers: named('dataList', list(tierBenefits)) }),
  }),
  buy: endpoint({
    call: 'c.member.vip.buy',
    method: 'GET',
    path: '/api/member/vip/buy',
    effect: 'write',
    access: 'member',
    touches: ['vip', ...purchaseTouches],
    money: true,
    input: shape({ ...ofPrice, returnUrl: optional(text({ max: 500 })) }),
    /** Paid past the wallet, the key is the address where it is paid. */
    output: shape({ ...receipt, channelKey: named('key', optional(text())) }),
    refusals: vipPayRefusals,
  }),
  canPay: endpoint({
    call: 'c.member.vip.walletCanPay',
    method: 'GET',
    path: '/api/member/vip/walletCanPay',
    effect: 'read',
    access: 'member',
    about: ['wallet', 'coupons'],
    input: shape(ofPrice),
    output: shape({ enough: named('canPay', flag), amount: coins, balance: coins }),
    refusals: { ...vipPriceNotFound, ...couponNotUsable },
  }),
  countMembers: endpoint({
    call: 'c.vip.countVipMember',
    method: 'GET',
    path: '/api/vip/countVipMember',
    effect: 'read',
    // Asked once: the number on a page does not move while somebody looks at it.
    freshMs: Infinity,
    output: shape({ members: named('vipCount', int()) }),
  }),
  listOrders: endpoint({
    call: 'c.vip.vipOrderRecord',
    method: 'POST',
    path: '/api/vip/vipOrderRecord',
    effect: 'read',
    access: 'member',
    about: ['vip', 'orders'],
    input: shape({ pageNo, vipMemberId: optional(id) }),
    output: shape({ items: named('pageList', list(vipOrder)), hasNext: flag }),
    refusals: notYourVip,
  }),
  checkBalance: endpoint({
    call: 'c.vip.checkMoney',
    method: 'GET',
    path: '/api/vip/checkMoney',
    effect: 'read',
    access: 'member',
    about: ['wallet'],
    output: shape({ balance: coins }),
  }),
  trialState: endpoint({
    call: 'c.hd.vip.try.check',
    method: 'GET',
    path: '/api/hd/vip/try/check',
    effect: 'read',
    about: ['vip'],
    input: shape({ withBenefits: named('withWeal', optional(bit)) }),
    output: trial,
    refusals: trialRefusals,
  }),
  joinTrial: endpoint({
    call: 'c.hd.vip.try.join',
    method: 'GET',
    path: '/api/hd/vip/try/join',
    effect: 'write',
    access: 'member',
    touches: ['vip'],
    input: shape({ code: text({ max: 12 }) }),
    output: trial,
    refusals: trialJoinRefusals,
  }),
  sendTrialCode: endpoint({
    call: 'c.hd.vip.try.send',
    method: 'GET',
    path: '/api/hd/vip/try/send',
    effect: 'write',
    access: 'member',
    touches: [],
    output: shape({ waitSeconds: int(), demoCode: optional(text({ max: 6 })) }),
    refusals: trialSendRefusals,
  }),
}
