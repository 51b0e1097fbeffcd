import { named, optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { id, int, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { pageNo } from '#kit/paging.ts'
import { legacyCode } from '#kit/legacy-words.ts'

export const modelVipEndpoints = {
  unlockFree: planned({
    call: 'c.model.free.unlock',
    method: 'GET',
    path: '/api/model/free/unlock',
    effect: 'write',
    access: 'member',
    input: shape({ matchId: id, dataType: legacyCode, fromPage: optional(text({ max: 200 })) }),
  }),
  unlockState: planned({
    call: 'c.model.vip.info.x',
    method: 'GET',
    path: '/api/model/vip/info/{x}',
    effect: 'read',
    input: shape({ model: named('x', legacyCode) }),
  }),
  price: planned({
    call: 'c.model.vip.price.x',
    method: 'GET',
    path: '/api/model/vip/price/{x}',
    effect: 'read',
    input: shape({ model: named('x', legacyCode) }),
  }),
  balance: planned({
    call: 'c.model.vip.queryBalance',
    method: 'GET',
    path: '/api/model/vip/queryBalance',
    effect: 'read',
    access: 'member',
  }),
  listBought: planned({
    call: 'c.model.vip.buy.list',
    method: 'GET',
    path: '/api/model/vip/buy/list',
    effect: 'read',
    access: 'member',
    input: shape({ pageNo }),
  }),
  listUnlocked: planned({
    call: 'c.vip.modelDataList.a.b',
    method: 'GET',
    path: '/api/vip/modelDataList/{a}/{b}',
    effect: 'read',
    access: 'member',
    input: shape({
      model: named('a', legacyCode),
      pageNo: named('b', int({ min: 1, max: 10_000 })),
    }),
  }),
  countBuyers: planned({
    call: 'c.model.buy.count.all',
    method: 'GET',
    path: '/api/model/buy/count/all',
    effect: 'read',
  }),
  countBuyersOf: planned({
    call: 'c.model.buy.count.x',
    method: 'GET',
    path: '/api/model/buy/count/{x}',
    effect: 'read',
    input: shape({ model: named('x', legacyCode) }),
  }),
  canPay: planned({
    call: 'c.member.model.vip.walletCanPay',
    method: 'GET',
    path: '/api/member/model/vip/walletCanPay',
    effect: 'read',
    access: 'member',
    input: shape({
      priceId: named('configId', id),
      dataType: legacyCode,
      couponId: named('offerId', optional(id)),
    }),
  }),
  buy: planned({
    call: 'c.member.model.vip.buy',
    method: 'GET',
    path: '/api/member/model/vip/buy',
    effect: 'write',
    access: 'member',
    money: true,
    input: shape({
      priceId: named('configId', id),
      returnUrl: optional(text({ max: 500 })),
      dataType: legacyCode,
      couponId: named('offerId', optional(id)),
    }),
  }),
  countMembers: planned({
    call: 'c.model.vip.countVipMember',
    method: 'GET',
    path: '/api/model/vip/countVipMember',
    effect: 'read',
    input: shape({ kind: named('type', optional(legacyCode)) }),
  }),
}
