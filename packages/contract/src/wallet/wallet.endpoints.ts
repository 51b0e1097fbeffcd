import { named, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { pageNo, pageOf } from '#kit/paging.ts'
import { coins, id } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { startedPayment } from '#pay/pay.schemas.ts'
import { chargeRefusals, chargeWayNotFound } from './wallet.refusals.ts'
import {
  chargeConfig,
  chargeFields,
  chargeWay,
  expenses,
  moneyFilter,
  movement,
} from './wallet.schemas.ts'

export const walletEndpoints = {
  balance: endpoint({
    call: 'c.user.queryMemberHuoyanWallet',
    method: 'GET',
    path: '/api/user/queryMemberHuoyanWallet',
    effect: 'read',
    access: 'member',
    about: ['wallet'],
    output: shape({
      /** Coins that can be spent now, charged and given. */
      coins: named('huoyanWallet', coins),
      gifts: named('giveBalance', coins),
      /** Earned money that may be withdrawn. */
      cash: named('ableBalance', coins),
    }),
  }),
  chargeProducts: endpoint({
    call: 'c.user.queryChargeConfig',
    method: 'GET',
    path: '/api/user/queryChargeConfig',
    effect: 'read',
    access: 'member',
    about: ['wallet', 'coupons'],
    output: chargeConfig,
  }),
  charge: endpoint({
    call: 'c.user.new.charge',
    method: 'POST',
    path: '/api/user/new/charge',
    effect: 'write',
    access: 'member',
    touches: ['wallet', 'orders'],
    money: true,
    input: shape({ way: named('chargeWayIndex', chargeWay), ...chargeFields }),
    output: startedPayment,
    refusals: chargeRefusals,
  }),
  chargeByCard: endpoint({
    call: 'c.user.wapLlCharge',
    method: 'POST',
    path: '/api/user/wapLlCharge/',
    effect: 'write',
    access: 'member',
    touches: ['wallet', 'orders'],
    money: true,
    input: shape({
      way: named('chargeWayIndex', withDefault(chargeWay, 'bankCard')),
      ...chargeFields,
    }),
    output: startedPayment,
    refusals: chargeRefusals,
  }),
  chargeByMicroblog: endpoint({
    call: 'c.user.wapWeiboCharge',
    method: 'POST',
    path: '/api/user/wapWeiboCharge/',
    effect: 'write',
    access: 'member',
    touches: ['wallet', 'orders'],
    money: true,
    input: shape({
      way: named('chargeWayIndex', withDefault(chargeWay, 'microblog')),
      ...chargeFields,
    }),
    output: startedPayment,
    refusals: chargeRefusals,
  }),
  removeChargeWay: endpoint({
    call: 'c.user.charge.removeMemberChargeWay',
    method: 'GET',
    path: '/api/user/charge/removeMemberChargeWay/',
    effect: 'write',
    access: 'member',
    touches: ['wallet'],
    input: shape({ wayId: named('id', id) }),
    refusals: chargeWayNotFound,
  }),
  expenses: endpoint({
    call: 'c.charge.expenseInfo',
    method: 'GET',
    path: '/api/charge/expenseInfo/',
    effect: 'read',
    access: 'member',
    about: ['wallet', 'orders'],
    output: expenses,
  }),
  listCoins: endpoint({
    call: 'c.user.queryHuoyanWalletList.a.b',
    method: 'GET',
    path: '/api/user/queryHuoyanWalletList/{a}/{b}',
    effect: 'read',
    access: 'member',
    about: ['wallet', 'orders'],
    input: shape({ filter: named('a', moneyFilter), pageNo: named('b', pageNo) }),
    output: pageOf(movement),
  }),
  listCash: endpoint({
    call: 'c.user.queryMemberMoneyList.a.b',
    method: 'GET',
    path: '/api/user/queryMemberMoneyList/{a}/{b}',
    effect: 'read',
    access: 'member',
    about: ['wallet', 'orders'],
    input: shape({ filter: named('a', moneyFilter), pageNo: named('b', pageNo) }),
    output: pageOf(movement),
  }),
}
