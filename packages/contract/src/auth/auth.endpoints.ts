import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { legacyCode, phone } from '#kit/legacy-words.ts'
import { refusal } from '#kit/refusal.ts'
import { text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { loginAnswer, loginBlocked, loginRefusals, loginState, staleLogin } from './auth.schemas.ts'
import { newPasswordRefusals, typedCodeRefusals } from './code.refusals.ts'

const passwordCipher = named('password', text({ min: 1, max: 1024 }))
const typedCode = text({ min: 1, max: 12 })
/** Whose link led here. */
const shareId = named('share', optional(text({ max: 64 })))

export const authEndpoints = {
  loginWithPassword: endpoint({
    call: 'c.h5.login',
    method: 'POST',
    path: '/api/h5/login/',
    effect: 'write',
    touches: [],
    input: shape({
      account: text({ min: 1, max: 64 }),
      passwordCipher,
    }),
    output: loginAnswer,
    refusals: { ...loginRefusals },
  }),
  loginWithCode: endpoint({
    call: 'c.phone.login',
    method: 'POST',
    path: '/api/phone/login/',
    effect: 'write',
    touches: [],
    input: shape({ phone, code: typedCode, shareId }),
    output: loginAnswer,
    refusals: { ...typedCodeRefusals, ...loginBlocked },
  }),
  register: endpoint({
    call: 'c.register',
    method: 'POST',
    path: '/api/register/',
    effect: 'write',
    touches: [],
    input: shape({
      kind: named('registerType', optional(legacyCode)),
      phone,
      passwordCipher,
      code: typedCode,
      shareId,
    }),
    output: loginAnswer,
    refusals: {
      ...staleLogin,
      ...newPasswordRefusals,
      ...typedCodeRefusals,
      ...refusal('register.taken', '该手机号已注册，请直接登录'),
      ...loginBlocked,
    },
  }),
  checkRetrieveCode: endpoint({
    call: 'c.retrieve.validCode',
    method: 'POST',
    path: '/api/retrieve/validCode/',
    effect: 'write',
    touches: [],
    input: shape({ phone, code: typedCode, account: text({ max: 64 }) }),
    /** Sent back as the code of the new password: good once, for ten minutes, and only where it was given. */
    output: shape({ ticket: text({ max: 64 }) }),
    refusals: typedCodeRefusals,
  }),
  resetPassword: endpoint({
    call: 'c.retrieve.resetPassword',
    method: 'POST',
    path: '/api/retrieve/resetPassword/',
    effect: 'write',
    touches: [],
    input: shape({
      account: text({ max: 64 }),
      phone,
      passwordCipher,
      ticket: named('code', text({ min: 1, max: 64 })),
    }),
    refusals: {
      ...staleLogin,
      ...newPasswordRefusals,
      ...refusal('ticket.gone', '验证已过期，请重新获取验证码'),
    },
  }),
  checkLogin: endpoint({
    call: 'c.login.check',
    method: 'GET',
    path: '/api/login/check',
    effect: 'read',
    output: loginState,
  }),
  logout: endpoint({
    call: 'c.user.loginOut',
    method: 'GET',
    path: '/api/user/loginOut',
    effect: 'write',
    access: 'member',
    touches: [],
  }),
}
