import { named, optional } from '#kit/codec.ts'
import { endpoint, planned } from '#kit/endpoint.ts'
import { id, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { legacyCode, payWay, sport } from '#kit/legacy-words.ts'
import { perksLeft } from './set-meal.schemas.ts'

export const setMealEndpoints = {
  count: endpoint({
    call: 'c.setMeal.new.count',
    method: 'GET',
    path: '/api/setMeal/new/count',
    effect: 'read',
    access: 'member',
    input: shape({ expertId: optional(id) }),
    output: perksLeft,
  }),
  list: planned({
    call: 'c.setMeal.list.x',
    method: 'GET',
    path: '/api/setMeal/list/{x}',
    effect: 'read',
    input: shape({ scope: named('x', legacyCode), pageNo, pageSize: pageSize(10) }),
  }),
  listExperts: planned({
    call: 'c.setMeal.expert.list',
    method: 'GET',
    path: '/api/setMeal/expert/list',
    effect: 'read',
  }),
  pay: planned({
    call: 'c.setMeal.pay',
    method: 'GET',
    path: '/api/setMeal/pay',
    effect: 'write',
    access: 'member',
    money: true,
    input: shape({ packageId: named('pkgId', id) }),
  }),
  prepay: planned({
    call: 'c.pay.preDualSetMealPay',
    method: 'POST',
    path: '/api/pay/preDualSetMealPay',
    effect: 'write',
    access: 'member',
    money: true,
    input: shape({
      payWay: named('chargeWay', optional(payWay)),
      packageId: named('planId', id),
      returnUrl: optional(text({ max: 500 })),
    }),
  }),
  spend: planned({
    call: 'c.uc.inter.setMeal',
    method: 'GET',
    path: '/api/uc/inter/setMeal',
    effect: 'write',
    access: 'member',
    money: true,
    input: shape({
      interpretationId: named('interId', id),
      sport: named('raceType', optional(sport)),
    }),
  }),
}
