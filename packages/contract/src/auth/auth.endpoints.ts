import { named, optional } from '#kit/codec.ts'
import { endpoint, planned } from '#kit/endpoint.ts'
import { text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { loginAnswer, loginRefusals, loginState } from './auth.schemas.ts'
import { codePurpose, legacyCode, phone } from '#kit/legacy-words.ts'

export const authEndpoints = {
  loginWithPassword: endpoint({
    call: 'c.h5.login',
    method: 'POST',
    path: '/api/h5/login/',
    effect: 'write',
    input: shape({
      account: text({ min: 1, max: 64 }),
      passwordCipher: named('password', text({ min: 1, max: 1024 })),
    }),
    output: loginAnswer,
    refusals: { ...loginRefusals },
  }),
  loginWithCode: planned({
    call: 'c.phone.login',
    method: 'POST',
    path: '/api/phone/login/',
    effect: 'write',
    input: shape({
      phone,
      code: text({ max: 12 }),
      shareId: named('share', optional(text({ max: 64 }))),
    }),
  }),
  register: planned({
    call: 'c.register',
    method: 'POST',
    path: '/api/register/',
    effect: 'write',
    input: shape({
      kind: named('registerType', optional(legacyCode)),
      phone,
      passwordCipher: named('password', text({ min: 1, max: 1024 })),
      code: text({ max: 12 }),
      shareId: named('share', optional(text({ max: 64 }))),
    }),
  }),
  checkRetrieveCode: planned({
    call: 'c.retrieve.validCode',
    method: 'POST',
    path: '/api/retrieve/validCode/',
    effect: 'write',
    input: shape({ phone, code: text({ max: 12 }), account: text({ max: 64 }) }),
  }),
  resetPassword: planned({
    call: 'c.retrieve.resetPassword',
    method: 'POST',
    path: '/api/retrieve/resetPassword/',
    effect: 'write',
    input: shape({
      account: text({ max: 64 }),
      phone,
      passwordCipher: named('password', text({ min: 1, max: 1024 })),
      code: text({ max: 12 }),
    }),
  }),
  requestLoginCode: planned({
    call: 'c.ajaxAddLoginCode',
    method: 'POST',
    path: '/api/ajaxAddLoginCode',
    effect: 'write',
    input: shape({ phone: optional(phone) }),
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
  }),
  sendRegisterCode: planned({
    call: 'c.authCode.register.send',
    method: 'POST',
    path: '/api/authCode/register/send',
    effect: 'write',
    input: shape({ phone, purpose: codePurpose }),
  }),
  sendBindCode: planned({
    call: 'c.authCode.bind.send',
    method: 'POST',
    path: '/api/authCode/bind/send',
    effect: 'write',
    access: 'member',
    input: shape({ phone, purpose: codePurpose }),
  }),
  sendLoginCode: planned({
    call: 'c.authCode.login.send',
    method: 'POST',
    path: '/api/authCode/login/send',
    effect: 'write',
    input: shape({ phone, purpose: codePurpose }),
  }),
  sendCheckCode: planned({
    call: 'c.authCode.uc.check.send',
    method: 'POST',
    path: '/api/authCode/uc/check/send',
    effect: 'write',
    access: 'member',
    input: shape({ phone, purpose: codePurpose }),
  }),
  sendRealNameCheckCode: planned({
    call: 'c.realName.uc.check.send',
    method: 'POST',
    path: '/api/realName/uc/check/send',
    effect: 'write',
    access: 'member',
    input: shape({ phone, purpose: codePurpose }),
  }),
  sendRealNameBindCode: planned({
    call: 'c.realName.bind.send',
    method: 'POST',
    path: '/api/realName/bind/send',
    effect: 'write',
    access: 'member',
    input: shape({ phone, purpose: codePurpose }),
  }),
  sendRetrieveCode: planned({
    call: 'c.authCode.retrieve.send',
    method: 'POST',
    path: '/api/authCode/retrieve/send',
    effect: 'write',
    input: shape({ phone, purpose: codePurpose }),
  }),
}
