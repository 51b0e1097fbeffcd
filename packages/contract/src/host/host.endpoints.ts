import { named, optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { codePurpose, phone, sport } from '#kit/legacy-words.ts'

export const hostEndpoints = {
  loginWithMicroblog: planned({
    call: 'c.weibo.h5.login',
    method: 'GET',
    path: '/api/weibo/h5/login',
    effect: 'write',
    input: shape({
      returnUrl: named('callbackUrl', optional(text({ max: 500 }))),
      shareId: named('share', optional(text({ max: 64 }))),
    }),
  }),
  loginWithHzCode: planned({
    call: 'c.hz.phone.login',
    method: 'POST',
    path: '/api/hz/phone/login/',
    effect: 'write',
    input: shape({ phone, code: text({ max: 12 }) }),
  }),
  sendHzLoginCode: planned({
    call: 'c.hz.authCode.login.send',
    method: 'POST',
    path: '/api/hz/authCode/login/send',
    effect: 'write',
    input: shape({ phone, purpose: codePurpose }),
  }),
  loginWithWeather: planned({
    call: 'c.tq.login',
    method: 'POST',
    path: '/api/tq/login',
    effect: 'write',
    input: shape({ uid: text({ min: 1, max: 64 }), sign: text({ min: 1, max: 256 }) }),
  }),
  weatherLoginUrl: planned({
    call: 'c.tq.getLoginUrl',
    method: 'GET',
    path: '/api/tq/getLoginUrl',
    effect: 'read',
    input: shape({ returnUrl: named('redirectUrl', optional(text({ max: 500 }))) }),
  }),
  loginWithShopping: planned({
    call: 'c.jd.h5.login',
    method: 'POST',
    path: '/api/jd/h5/login/',
    effect: 'write',
    input: shape({ ticket: text({ min: 1, max: 4000 }) }),
  }),
  listPlansOfMatch: planned({
    call: 'c.xd.getPlanByMatchId',
    method: 'GET',
    path: '/api/xd/getPlanByMatchId',
    effect: 'read',
    input: shape({
      issue: named('issueNo', optional(text({ max: 20 }))),
      matchNo: optional(text({ max: 20 })),
      sport: named('raceType', optional(sport)),
    }),
  }),
}
