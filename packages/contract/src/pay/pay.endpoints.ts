import { named, optional } from '#kit/codec.ts'
import { endpoint, planned } from '#kit/endpoint.ts'
import { coins, id, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { bit, legacyCode } from '#kit/legacy-words.ts'
import { planNotFound } from '#plan/plan.refusals.ts'
import { payStatus } from './pay.schemas.ts'

/** What every way of paying outside the wallet asks for. */
const prepayInput = shape({
  play: named('playType', optional(text({ max: 20 }))),
  planId: id,
  planNo: optional(id),
  returnUrl: optional(text({ max: 500 })),
  couponId: named('feeId', optional(id)),
  entry: named('feeEntry', optional(legacyCode)),
  twoForOne: named('isTwoForOne', optional(bit)),
})

export const payEndpoints = {
  prepay: planned({
    call: 'c.wxgzh.preDualPay',
    method: 'POST',
    path: '/api/wxgzh/preDualPay/',
    effect: 'write',
    access: 'member',
    money: true,
    input: prepayInput,
  }),
  checkComplete: endpoint({
    call: 'c.checkPayComplete',
    method: 'POST',
    path: '/api/checkPayComplete/',
    effect: 'read',
    access: 'member',
    input: shape({ play: named('playType', optional(legacyCode)), planNo: id }),
    // What it cost and what is left is said of a paid order only.
    output: shape({
      status: payStatus,
      amount: optional(coins),
      saved: named('discount', optional(coins)),
      balance: optional(coins),
    }),
    refusals: planNotFound,
  }),
  prepayMicroblog: planned({
    call: 'c.preDualWeiboPay',
    method: 'POST',
    path: '/api/preDualWeiboPay/',
    effect: 'write',
    access: 'member',
    money: true,
    input: prepayInput,
  }),
  prepayBrowser: planned({
    call: 'c.preDualH5Pay',
    method: 'POST',
    path: '/api/preDualH5Pay/',
    effect: 'write',
    access: 'member',
    money: true,
    input: prepayInput,
  }),
  status: planned({
    call: 'c.check.pay.status',
    method: 'GET',
    path: '/api/check/pay/status',
    effect: 'read',
    access: 'member',
    input: shape({ orderId: named('id', id) }),
  }),
  monthTotal: planned({
    call: 'c.wechat.getTotalAmount',
    method: 'GET',
    path: '/api/wechat/getTotalAmount',
    effect: 'read',
    access: 'member',
  }),
  ads: planned({
    call: 'c.uc.pay.ad',
    method: 'GET',
    path: '/api/uc/pay/ad',
    effect: 'read',
    access: 'member',
    input: shape({ kind: named('adType', optional(legacyCode)) }),
  }),
}
