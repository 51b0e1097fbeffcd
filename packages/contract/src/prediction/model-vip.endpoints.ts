import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { coins, flag, id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageNo, pageOf } from '#kit/paging.ts'
import { legacyCode } from '#kit/legacy-words.ts'
import { startedPayment } from '#pay/pay.schemas.ts'
import { purchaseTouches } from '#pay/purchase-touches.ts'
import { freeUnlockRefusals, modelNotFound, modelPayRefusals } from '#special/special.refusals.ts'
import { unlocked } from '#special/special.schemas.ts'
import { listedSignal } from '#special/tool.schemas.ts'
import { payRefusals } from '#wallet/wallet.refusals.ts'
import { boughtModel, modelBuyers, modelPrice, modelUnlock } from './model-vip.schemas.ts'

export const modelVipEndpoints = {
  unlockFree: endpoint({
    call: 'c.model.free.unlock',
    method: 'GET',
    path: '/api/model/free/unlock',
    effect: 'write',
    access: 'member',
    touches: ['models'],
    input: shape({ matchId: id, dataType: legacyCode, fromPage: optional(text({ max: 200 })) }),
    output: unlocked,
    refusals: freeUnlockRefusals,
  }),
  unlockState: endpoint({
    call: 'c.model.vip.info.x',
    method: 'GET',
    path: '/api/model/vip/info/{x}',
    effect: 'read',
    about: ['models'],
    input: shape({ model: named('x', legacyCode) }),
    output: modelUnlock,
    refusals: modelNotFound,
  }),
  price: endpoint({
    call: 'c.model.vip.price.x',
    method: 'GET',
    path: '/api/model/vip/price/{x}',
    effect: 'read',
    // Asked for once; what is paid is told anew by the page that sells it.
    freshMs: 86_400_000,
    input: shape({ model: named('x', legacyCode) }),
    output: modelPrice,
    refusals: modelNotFound,
  }),
  balance: endpoint({
    call: 'c.model.vip.queryBalance',
    method: 'GET',
    path: '/api/model/vip/queryBalance',
    effect: 'read',
    access: 'member',
    about: ['wallet'],
    output: shape({ balance: coins }),
  }),
  listBought: endpoint({
    call: 'c.model.vip.buy.list',
    method: 'GET',
    path: '/api/model/vip/buy/list',
    effect: 'read',
    access: 'member',
    about: ['models'],
    input: shape({ pageNo }),
    output: pageOf(boughtModel),
  }),
  /** Of one tool, or of all of them under nought. */
  listUnlocked: endpoint({
    call: 'c.vip.modelDataList.a.b',
    method: 'GET',
    path: '/api/vip/modelDataList/{a}/{b}',
    effect: 'read',
    access: 'member',
    about: ['models'],
    input: shape({
      model: named('a', legacyCode),
      pageNo: named('b', int({ min: 1, max: 10_000 })),
    }),
    output: pageOf(listedSignal),
  }),
  countBuyers: endpoint({
    call: 'c.model.buy.count.all',
    method: 'GET',
    path: '/api/model/buy/count/all',
    effect: 'read',
    output: shape({ total: int(), models: named('dataList', list(modelBuyers)) }),
  }),
  countBuyersOf: endpoint({
    call: 'c.model.buy.count.x',
    method: 'GET',
    path: '/api/model/buy/count/{x}',
    effect: 'read',
    input: shape({ model: named('x', legacyCode) }),
    output: modelBuyers,
    refusals: modelNotFound,
  }),
  canPay: endpoint({
    call: 'c.member.model.vip.walletCanPay',
    method: 'GET',
    path: '/api/member/model/vip/walletCanPay',
    effect: 'read',
    access: 'member',
    about: ['wallet'],
    input: shape({
      priceId: named('configId', id),
      dataType: legacyCode,
      couponId: named('offerId', optional(id)),
    }),
    output: shape({ enough: named('canPay', flag), price: coins, balance: coins }),
    refusals: modelNotFound,
  }),
  buy: endpoint({
    call: 'c.member.model.vip.buy',
    method: 'GET',
    path: '/api/member/model/vip/buy',
    effect: 'write',
    access: 'member',
    touches: ['models', ...purchaseTouches],
    money: true,
    input: shape({
      priceId: named('configId', id),
      returnUrl: optional(text({ max: 500 })),
      dataType: legacyCode,
      couponId: named('offerId', optional(id)),
    }),
    output: startedPayment,
    refusals: { ...modelPayRefusals, ...payRefusals },
  }),
  countMembers: endpoint({
    call: 'c.model.vip.countVipMember',
    method: 'GET',
    path: '/api/model/vip/countVipMember',
    effect: 'read',
    input: shape({ kind: named('type', optional(legacyCode)) }),
    output: shape({ members: named('count', int()) }),
  }),
}
