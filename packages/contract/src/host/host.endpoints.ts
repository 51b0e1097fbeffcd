import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id, int, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { askedPurpose, phone, sport } from '#kit/legacy-words.ts'
import { loginAnswer, loginBlocked } from '#auth/auth.schemas.ts'
import { sendCodeRefusals, typedCodeRefusals } from '#auth/code.refusals.ts'
import { planSummary } from '#plan/plan.schemas.ts'
import {
  hostNotConnected,
  microblogFailed,
  shoppingFailed,
  weatherFailed,
} from './host.refusals.ts'

const returnUrl = optional(text({ max: 500 }))

export const hostEndpoints = {
  /**
   * In two steps. Without a code it says where the microblog asks its member; the page comes back from there with a code
   * and the state, and with both it is a login.
   */
  loginWithMicroblog: endpoint({
    call: 'c.weibo.h5.login',
    method: 'GET',
    path: '/api/weibo/h5/login',
    effect: 'write',
    touches: [],
    input: shape({
      returnUrl: named('callbackUrl', returnUrl),
      shareId: named('share', optional(text({ max: 64 }))),
      code: optional(text({ max: 200 })),
      state: optional(text({ max: 1000 })),
    }),
    output: shape({
      loginUrl: optional(text({ max: 2000 })),
      login: named('data', optional(loginAnswer)),
    }),
    refusals: { ...microblogFailed, ...hostNotConnected, ...loginBlocked },
  }),
  loginWithHzCode: endpoint({
    call: 'c.hz.phone.login',
    method: 'POST',
    path: '/api/hz/phone/login/',
    effect: 'write',
    touches: [],
    input: shape({ phone, code: text({ min: 1, max: 12 }) }),
    output: loginAnswer,
    refusals: { ...typedCodeRefusals, ...loginBlocked },
  }),
  sendHzLoginCode: endpoint({
    call: 'c.hz.authCode.login.send',
    method: 'POST',
    path: '/api/hz/authCode/login/send',
    effect: 'write',
    touches: [],
    input: shape({ phone: optional(text({ max: 20 })), purpose: askedPurpose }),
    output: shape({ waitSeconds: int(), demoCode: optional(text({ max: 6 })) }),
    refusals: sendCodeRefusals,
  }),
  loginWithWeather: endpoint({
    call: 'c.tq.login',
    method: 'POST',
    path: '/api/tq/login',
    effect: 'write',
    touches: [],
    input: shape({ uid: text({ min: 1, max: 64 }), sign: text({ min: 1, max: 256 }) }),
    output: loginAnswer,
    refusals: { ...weatherFailed, ...hostNotConnected, ...loginBlocked },
  }),
  weatherLoginUrl: endpoint({
    call: 'c.tq.getLoginUrl',
    method: 'GET',
    path: '/api/tq/getLoginUrl',
    effect: 'read',
    freshMs: 0,
    input: shape({ returnUrl: named('redirectUrl', returnUrl) }),
    output: shape({ loginUrl: named('url', text({ max: 2000 })) }),
    refusals: hostNotConnected,
  }),
  loginWithShopping: endpoint({
    call: 'c.jd.h5.login',
    method: 'POST',
    path: '/api/jd/h5/login/',
    effect: 'write',
    touches: [],
    input: shape({ ticket: text({ min: 1, max: 4000 }) }),
    output: shape({
      data: shape({ token: text({ max: 200 }), deviceId: named('uuid', id) }),
      memberId: id,
      signKey: text({ max: 100 }),
    }),
    refusals: { ...shoppingFailed, ...hostNotConnected, ...loginBlocked },
  }),
  listPlansOfMatch: endpoint({
    call: 'c.xd.getPlanByMatchId',
    method: 'GET',
    path: '/api/xd/getPlanByMatchId',
    effect: 'read',
    about: ['plans'],
    input: shape({
      issue: named('issueNo', optional(text({ max: 20 }))),
      matchNo: optional(text({ max: 20 })),
      sport: named('raceType', optional(sport)),
    }),
    output: shape({ matchId: optional(id), plans: named('list', list(planSummary)) }),
  }),
}
