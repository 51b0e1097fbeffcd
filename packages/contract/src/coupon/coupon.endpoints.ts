import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { coins, flag, id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { pageNo, pageOf } from '#kit/paging.ts'
import { legacyCode } from '#kit/legacy-words.ts'
import { interpretationNotFound } from '#interpretation/interpretation.refusals.ts'
import { planNotFound } from '#plan/plan.refusals.ts'
import { codeRefusals, loginLost } from './coupon.refusals.ts'
import {
  couponCategory,
  couponKind,
  couponState,
  heldCoupon,
  offeredCoupon,
} from './coupon.schemas.ts'

export const couponEndpoints = {
  listByType: endpoint({
    call: 'c.query.coupon.list',
    method: 'GET',
    path: '/api/query/coupon/list',
    effect: 'read',
    access: 'member',
    about: ['coupons'],
    envelope: 'success',
    input: shape({ kind: named('couponType', optional(couponKind)) }),
    output: shape({ list: list(heldCoupon) }),
  }),
  listByPlan: endpoint({
    call: 'c.query.coupon.list.byPlan',
    method: 'GET',
    path: '/api/query/coupon/list/byPlan',
    effect: 'read',
    access: 'member',
    about: ['coupons'],
    input: shape({
      kind: named('couponType', optional(couponKind)),
      planId: id,
      planType: optional(legacyCode),
      category: optional(couponCategory),
    }),
    output: shape({ list: list(offeredCoupon) }),
    refusals: planNotFound,
  }),
  listByCategory: endpoint({
    call: 'c.query.coupon.list.byCategory',
    method: 'GET',
    path: '/api/query/coupon/list/byCategory',
    effect: 'read',
    access: 'member',
    about: ['coupons'],
    input: shape({ amount: coins, category: optional(couponCategory) }),
    output: shape({ list: list(offeredCoupon) }),
  }),
  list: endpoint({
    call: 'c.query.couponList',
    method: 'GET',
    path: '/api/query/couponList',
    effect: 'read',
    access: 'member',
    about: ['coupons'],
    input: shape({ pageNo, state: named('status', optional(couponState)) }),
    output: pageOf(heldCoupon),
  }),
  count: endpoint({
    call: 'c.query.couponNum',
    method: 'GET',
    path: '/api/query/couponNum',
    effect: 'read',
    access: 'member',
    about: ['coupons'],
    output: shape({
      usable: named('couponNum', int()),
      expiringSoon: named('expireNum', int()),
      used: named('usedNum', int()),
      expired: named('expiredNum', int()),
    }),
  }),
  redeem: endpoint({
    call: 'own.coupon.redeem',
    method: 'POST',
    path: '/api/coupon/redeem',
    effect: 'write',
    access: 'member',
    touches: ['coupons'],
    input: shape({ code: text({ min: 4, max: 24 }) }),
    output: shape({ name: text({ max: 40 }) }),
    refusals: codeRefusals,
  }),
  lowConsume: endpoint({
    call: 'c.consume.low',
    method: 'GET',
    path: '/api/consume/low',
    effect: 'read',
    access: 'member',
    output: shape({ isLow: flag }),
    refusals: loginLost,
  }),
  claimForRating: endpoint({
    call: 'c.check.evaluate.send.coupon',
    method: 'GET',
    path: '/api/check/evaluate/send/coupon',
    effect: 'write',
    access: 'member',
    touches: ['coupons'],
    input: shape({ interpretationId: named('interId', id) }),
    output: shape({
      sent: named('isSend', flag),
      name: optional(text({ max: 40 })),
      worth: optional(coins),
    }),
    refusals: interpretationNotFound,
  }),
}
