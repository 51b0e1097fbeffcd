import { named, optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { coins, id } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { pageNo } from '#kit/paging.ts'
import { legacyCode } from '#kit/legacy-words.ts'

export const couponEndpoints = {
  listByType: planned({
    call: 'c.query.coupon.list',
    method: 'GET',
    path: '/api/query/coupon/list',
    effect: 'read',
    access: 'member',
    envelope: 'success',
    input: shape({ couponType: optional(legacyCode) }),
  }),
  listByPlan: planned({
    call: 'c.query.coupon.list.byPlan',
    method: 'GET',
    path: '/api/query/coupon/list/byPlan',
    effect: 'read',
    access: 'member',
    input: shape({
      couponType: optional(legacyCode),
      planId: id,
      planType: optional(legacyCode),
      category: optional(legacyCode),
    }),
  }),
  listByCategory: planned({
    call: 'c.query.coupon.list.byCategory',
    method: 'GET',
    path: '/api/query/coupon/list/byCategory',
    effect: 'read',
    access: 'member',
    input: shape({ amount: coins, category: optional(legacyCode) }),
  }),
  list: planned({
    call: 'c.query.couponList',
    method: 'GET',
    path: '/api/query/couponList',
    effect: 'read',
    access: 'member',
    input: shape({ pageNo, status: optional(legacyCode) }),
  }),
  count: planned({
    call: 'c.query.couponNum',
    method: 'GET',
    path: '/api/query/couponNum',
    effect: 'read',
    access: 'member',
  }),
  lowConsume: planned({
    call: 'c.consume.low',
    method: 'GET',
    path: '/api/consume/low',
    effect: 'read',
    access: 'member',
  }),
  claimForRating: planned({
    call: 'c.check.evaluate.send.coupon',
    method: 'GET',
    path: '/api/check/evaluate/send/coupon',
    effect: 'write',
    access: 'member',
    input: shape({ interpretationId: named('interId', id) }),
  }),
}
