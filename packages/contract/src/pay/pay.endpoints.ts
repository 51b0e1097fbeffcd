import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { coins, id, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { bit, legacyCode } from '#kit/legacy-words.ts'
import { couponNotUsable } from '#coupon/coupon.refusals.ts'
import { planNotFound, planPayRefusals } from '#plan/plan.refusals.ts'
import { payRefusals } from '#wallet/wallet.refusals.ts'
import { orderNotFound } from './pay.refusals.ts'
import { openPayment, payAd, payState, startedPayment } from './pay.schemas.ts'
import { purchaseTouches } from './purchase-touches.ts'

/** In the place of a coupon: neither coupon nor card. */
export const NO_OFFER = '0'

/** What every way of paying a plan outside the wallet asks for. */
const prepayInput = shape({
  play: named('playType', optional(id)),
  planId: optional(id),
  planNo: optional(id),
  returnUrl: optional(text({ max: 500 })),
  couponId: named('feeId', optional(id)),
  entry: named('feeEntry', optional(legacyCode)),
  twoForOne: named('isTwoForOne', optional(bit)),
})

const prepayRow = {
  method: 'POST',
  effect: 'write',
  access: 'member',
  touches: ['plans', ...purchaseTouches],
  money: true,
  input: prepayInput,
  output: startedPayment,
  refusals: { ...planPayRefusals, ...couponNotUsable, ...payRefusals },
} as const

export const payEndpoints = {
  checkComplete: endpoint({
    call: 'c.checkPayComplete',
    method: 'POST',
    path: '/api/checkPayComplete/',
    effect: 'read',
    access: 'member',
    about: ['orders'],
    input: shape({ play: named('playType', optional(legacyCode)), planNo: id }),
    output: payState,
    refusals: planNotFound,
  }),
  status: endpoint({
    call: 'c.check.pay.status',
    method: 'GET',
    path: '/api/check/pay/status',
    effect: 'read',
    access: 'member',
    about: ['orders'],
    input: shape({ orderId: named('id', id) }),
    output: payState,
    refusals: orderNotFound,
  }),
  listOpen: endpoint({
    call: 'own.pay.listOpen',
    method: 'GET',
    path: '/api/pay/open',
    effect: 'read',
    access: 'member',
    about: ['wallet', 'orders'],
    freshMs: 0,
    output: shape({ payments: named('payList', list(openPayment)) }),
  }),
  cancel: endpoint({
    call: 'own.pay.cancel',
    method: 'POST',
    path: '/api/pay/cancel',
    effect: 'write',
    access: 'member',
    // Its channel may answer that it was paid.
    touches: ['plans', 'vip', 'models', ...purchaseTouches],
    input: shape({ orderId: named('id', id) }),
    output: payState,
    refusals: orderNotFound,
  }),
  prepay: endpoint({
    ...prepayRow,
    call: 'c.wxgzh.preDualPay',
    path: '/api/wxgzh/preDualPay/',
  }),
  prepayMicroblog: endpoint({
    ...prepayRow,
    call: 'c.preDualWeiboPay',
    path: '/api/preDualWeiboPay/',
  }),
  prepayBrowser: endpoint({
    ...prepayRow,
    call: 'c.preDualH5Pay',
    path: '/api/preDualH5Pay/',
  }),
  monthTotal: endpoint({
    call: 'c.wechat.getTotalAmount',
    method: 'GET',
    path: '/api/wechat/getTotalAmount',
    effect: 'read',
    access: 'member',
    about: ['wallet', 'orders'],
    output: shape({ spent: named('totalAmount', coins), limit: named('maxAmount', coins) }),
  }),
  ads: endpoint({
    call: 'c.uc.pay.ad',
    method: 'GET',
    path: '/api/uc/pay/ad',
    effect: 'read',
    access: 'member',
    about: ['coupons', 'setMeals'],
    input: shape({ kind: named('adType', optional(legacyCode)) }),
    output: shape({ ads: named('adList', list(payAd)) }),
  }),
}
