import { named, optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { day, id, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { legacyCode, sport } from '#kit/legacy-words.ts'

export const winMarkEndpoints = {
  prepay: planned({
    call: 'c.vip.windmarkPay',
    method: 'GET',
    path: '/api/vip/windmarkPay',
    effect: 'write',
    access: 'member',
    money: true,
    input: shape({
      winMarkId: named('windmarkId', id),
      returnUrl: optional(text({ max: 500 })),
      couponId: named('offerId', optional(id)),
      dataType: named('vipDataType', optional(legacyCode)),
      fromPage: optional(text({ max: 200 })),
    }),
  }),
  pay: planned({
    call: 'c.vip.windmarkPayByHuoyan',
    method: 'POST',
    path: '/api/vip/windmarkPayByHuoyan',
    effect: 'write',
    access: 'member',
    money: true,
    input: shape({
      winMarkId: named('windmarkId', id),
      matchId: named('raceId', optional(id)),
      dataType: named('vipDataType', optional(legacyCode)),
      fromPage: optional(text({ max: 200 })),
      couponId: named('offerId', optional(id)),
    }),
  }),
  checkUnlocked: planned({
    call: 'c.windMark.vip.checkUnlock',
    method: 'GET',
    path: '/api/windMark/vip/checkUnlock',
    effect: 'read',
    access: 'member',
    input: shape({ matchId: id }),
  }),
  listByDate: planned({
    call: 'c.queryWinMarkByDate',
    method: 'GET',
    path: '/api/queryWinMarkByDate',
    effect: 'read',
    input: shape({ date: optional(day), sport: named('raceType', optional(sport)) }),
  }),
  listByMatch: planned({
    call: 'c.queryWinMarkByFixId',
    method: 'GET',
    path: '/api/queryWinMarkByFixId',
    effect: 'read',
    input: shape({ matchId: named('fixId', id), kind: named('type', optional(legacyCode)) }),
  }),
  probabilityChanges: planned({
    call: 'c.queryProbabilityChange',
    method: 'GET',
    path: '/api/queryProbabilityChange',
    effect: 'read',
    input: shape({ winMarkId: named('windMarkId', id) }),
  }),
  listRecommended: planned({
    call: 'c.windmark.recommend',
    method: 'GET',
    path: '/api/windmark/recommend',
    effect: 'read',
  }),
}
