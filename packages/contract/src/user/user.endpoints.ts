import { named, optional } from '#kit/codec.ts'
import { endpoint, planned } from '#kit/endpoint.ts'
import { text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { memberInfo } from './user.schemas.ts'
import { bit, legacyCode, phone } from '#kit/legacy-words.ts'

export const userEndpoints = {
  me: endpoint({
    call: 'c.uc.index',
    method: 'GET',
    path: '/api/uc/index',
    effect: 'read',
    access: 'member',
    input: shape({ kind: named('type', optional(legacyCode)) }),
    output: memberInfo,
  }),
  changeNickname: planned({
    call: 'c.uc.modify.nickName',
    method: 'POST',
    path: '/api/uc/modify/nickName',
    effect: 'write',
    access: 'member',
    input: shape({
      nickname: named('nickName', text({ min: 2, max: 12 })),
      modifyType: optional(legacyCode),
    }),
  }),
  changeSignature: planned({
    call: 'c.uc.modify.describe',
    method: 'POST',
    path: '/api/uc/modify/describe',
    effect: 'write',
    access: 'member',
    input: shape({ signature: named('describe', text({ max: 100 })) }),
  }),
  completeInfo: planned({
    call: 'c.uc.modify.userInfoComplete',
    method: 'POST',
    path: '/api/uc/modify/userInfoComplete',
    effect: 'write',
    access: 'member',
    input: shape({
      realName: optional(text({ max: 30 })),
      idCard: optional(text({ max: 18 })),
      phone,
      code: named('verifyCode', text({ max: 12 })),
      upgrade: optional(bit),
      partner: named('applyFxPatner', optional(bit)),
    }),
  }),
  sendFeedback: planned({
    call: 'c.uc.feedback.create',
    method: 'POST',
    path: '/api/uc/feedback/create',
    effect: 'write',
    access: 'member',
    input: shape({
      content: text({ min: 1, max: 2000 }),
      kind: named('index', optional(legacyCode)),
      pictures: named('picturePath', optional(text({ max: 2000 }))),
    }),
  }),
  habit: planned({
    call: 'c.user.habit.data.x',
    method: 'GET',
    path: '/api/user/habit/data/{x}',
    effect: 'read',
    access: 'member',
    input: shape({ tab: named('x', legacyCode) }),
  }),
  applyAsPartner: planned({
    call: 'c.proxy.apply.userShareInfo',
    method: 'GET',
    path: '/api/proxy/apply/userShareInfo',
    effect: 'write',
    access: 'member',
  }),
  checkPhone: planned({
    call: 'c.uc.modify.other',
    method: 'POST',
    path: '/api/uc/modify/phone/verify',
    effect: 'write',
    access: 'member',
    input: shape({ phone, code: text({ max: 12 }) }),
  }),
  changePhone: planned({
    call: 'c.uc.modify.other',
    method: 'POST',
    path: '/api/uc/modify/phone',
    effect: 'write',
    access: 'member',
    input: shape({ phone, code: text({ max: 12 }) }),
  }),
  checkPassword: planned({
    call: 'c.uc.modify.other',
    method: 'POST',
    path: '/api/uc/modify/password/verify',
    effect: 'write',
    access: 'member',
    input: shape({ passwordCipher: named('password', text({ min: 1, max: 1024 })) }),
  }),
  changePassword: planned({
    call: 'c.uc.modify.other',
    method: 'POST',
    path: '/api/uc/modify/password',
    effect: 'write',
    access: 'member',
    input: shape({
      passwordCipher: named('password', text({ min: 1, max: 1024 })),
      newPasswordCipher: named('newPassword', text({ min: 1, max: 1024 })),
    }),
  }),
}
