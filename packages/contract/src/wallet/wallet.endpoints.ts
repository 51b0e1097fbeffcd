import { named, optional } from '#kit/codec.ts'
import { endpoint, planned } from '#kit/endpoint.ts'
import { coins, id, int, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { legacyCode, payWay } from '#kit/legacy-words.ts'

/** What every way of buying coins asks for. */
const chargeInput = shape({
  payWay: named('chargeWayIndex', payWay),
  productId: optional(id),
  amount: optional(coins),
  bankCard: optional(text({ max: 32 })),
  amountType: optional(legacyCode),
  couponId: named('chargeCouponId', optional(id)),
})

export const walletEndpoints = {
  expenses: planned({
    call: 'c.charge.expenseInfo',
    method: 'GET',
    path: '/api/charge/expenseInfo/',
    effect: 'read',
    access: 'member',
  }),
  removeChargeWay: planned({
    call: 'c.user.charge.removeMemberChargeWay',
    method: 'GET',
    path: '/api/user/charge/removeMemberChargeWay/',
    effect: 'write',
    access: 'member',
    input: shape({ wayId: named('id', id) }),
  }),
  listBanks: planned({
    call: 'c.user.queryMemberBank.n',
    method: 'GET',
    path: '/api/user/queryMemberBank/{n}',
    effect: 'read',
    access: 'member',
    input: shape({ wayType: named('n', legacyCode) }),
  }),
  balance: endpoint({
    call: 'c.user.queryMemberHuoyanWallet',
    method: 'GET',
    path: '/api/user/queryMemberHuoyanWallet',
    effect: 'read',
    access: 'member',
    output: shape({
      /** Coins that can be spent now, charged and given. */
      coins: named('huoyanWallet', coins),
      gifts: named('giveBalance', coins),
      /** Earned money that may be withdrawn. */
      cash: named('ableBalance', coins),
    }),
  }),
  listCities: planned({
    call: 'c.findCitysByProvinceId',
    method: 'GET',
    path: '/api/findCitysByProvinceId/',
    effect: 'read',
    input: shape({ provinceId: id }),
  }),
  listBranches: planned({
    call: 'c.findParkBank',
    method: 'GET',
    path: '/api/findParkBank/',
    effect: 'read',
    input: shape({ cityId: id, bankId: id }),
  }),
  withdraw: planned({
    call: 'c.user.memberDrawMoney',
    method: 'POST',
    path: '/api/user/memberDrawMoney/',
    effect: 'write',
    access: 'member',
    money: true,
    input: shape({
      bankCode: optional(text({ max: 32 })),
      bankName: named('bank', optional(text({ max: 60 }))),
      bankCard: optional(text({ max: 32 })),
      province: optional(text({ max: 40 })),
      city: optional(text({ max: 40 })),
      branch: named('partBank', optional(text({ max: 80 }))),
      amount: coins,
      code: text({ max: 12 }),
      wayType: named('drawMoneyType', optional(legacyCode)),
      wayId: named('drawMoneyWayId', optional(id)),
    }),
  }),
  withdrawToAlipay: planned({
    call: 'c.user.memberDrawMoney.alipay',
    method: 'POST',
    path: '/api/user/memberDrawMoney/alipay',
    effect: 'write',
    access: 'member',
    money: true,
    input: shape({
      account: text({ min: 1, max: 64 }),
      realName: optional(text({ max: 30 })),
      amount: coins,
      code: text({ max: 12 }),
    }),
  }),
  removeWithdrawalWay: planned({
    call: 'c.user.deleteMemberDrawMoneyWay.id',
    method: 'GET',
    path: '/api/user/deleteMemberDrawMoneyWay/{id}',
    effect: 'write',
    access: 'member',
    input: shape({ wayId: named('id', id) }),
  }),
  lookWithdrawal: planned({
    call: 'c.user.queryDrawMoneyLogDetail.id',
    method: 'GET',
    path: '/api/user/queryDrawMoneyLogDetail/{id}',
    effect: 'read',
    access: 'member',
    input: shape({ id }),
  }),
  listCash: planned({
    call: 'c.user.queryMemberMoneyList.a.b',
    method: 'GET',
    path: '/api/user/queryMemberMoneyList/{a}/{b}',
    effect: 'read',
    access: 'member',
    input: shape({
      kind: named('a', legacyCode),
      pageNo: named('b', int({ min: 1, max: 10_000 })),
    }),
  }),
  listCoins: planned({
    call: 'c.user.queryHuoyanWalletList.a.b',
    method: 'GET',
    path: '/api/user/queryHuoyanWalletList/{a}/{b}',
    effect: 'read',
    access: 'member',
    input: shape({
      kind: named('a', legacyCode),
      pageNo: named('b', int({ min: 1, max: 10_000 })),
    }),
  }),
  chargeByCard: planned({
    call: 'c.user.wapLlCharge',
    method: 'POST',
    path: '/api/user/wapLlCharge/',
    effect: 'write',
    access: 'member',
    money: true,
    input: chargeInput,
  }),
  chargeByMicroblog: planned({
    call: 'c.user.wapWeiboCharge',
    method: 'POST',
    path: '/api/user/wapWeiboCharge/',
    effect: 'write',
    access: 'member',
    money: true,
    input: chargeInput,
  }),
  chargeProducts: planned({
    call: 'c.user.queryChargeConfig',
    method: 'GET',
    path: '/api/user/queryChargeConfig',
    effect: 'read',
    access: 'member',
  }),
  charge: planned({
    call: 'c.user.new.charge',
    method: 'POST',
    path: '/api/user/new/charge',
    effect: 'write',
    access: 'member',
    money: true,
    input: chargeInput,
  }),
}
