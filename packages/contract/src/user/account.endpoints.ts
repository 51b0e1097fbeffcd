import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { bit, legacyCode, phone } from '#kit/legacy-words.ts'
import { id, int, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { newPasswordRefusals, typedCodeRefusals } from '#auth/code.refusals.ts'
import { loginBusy, staleLogin } from '#auth/auth.schemas.ts'
import { habitKeys } from './habit-key.ts'
import {
  newPhoneRefusals,
  nicknameRefusals,
  oldPasswordWrong,
  partnerRefusals,
  passwordUnset,
  phoneTaken,
  realNameRefusals,
} from './user.refusals.ts'

const passwordCipher = named('password', text({ min: 1, max: 1024 }))
const typedCode = text({ min: 1, max: 12 })

/** Whose default a habit is. */
const habitKey = words(habitKeys)

/** What a member changes about themselves. Apart from `me`, which the first load of a visit carries. */
export const accountEndpoints = {
  changeNickname: endpoint({
    call: 'c.uc.modify.nickName',
    method: 'POST',
    path: '/api/uc/modify/nickName',
    effect: 'write',
    access: 'member',
    touches: ['me'],
    input: shape({
      nickname: named('nickName', text({ min: 2, max: 12 })),
      modifyType: optional(legacyCode),
    }),
    output: shape({ nickname: named('nickName', text({ max: 12 })) }),
    refusals: nicknameRefusals,
  }),
  changeSignature: endpoint({
    call: 'c.uc.modify.describe',
    method: 'POST',
    path: '/api/uc/modify/describe',
    effect: 'write',
    access: 'member',
    touches: ['me'],
    input: shape({ signature: named('describe', text({ max: 100 })) }),
    output: shape({ signature: named('describe', text({ max: 100 })) }),
  }),
  /** Real name and phone; with `partner` the member asks to become a partner as well. */
  completeInfo: endpoint({
    call: 'c.uc.modify.userInfoComplete',
    method: 'POST',
    path: '/api/uc/modify/userInfoComplete',
    effect: 'write',
    access: 'member',
    touches: ['me'],
    input: shape({
      realName: optional(text({ max: 30 })),
      idCard: optional(text({ max: 18 })),
      /** Left out by who has a phone here already and sees only part of it. */
      phone: optional(phone),
      code: named('verifyCode', text({ max: 12 })),
      upgrade: optional(bit),
      partner: named('applyFxPatner', optional(bit)),
    }),
    refusals: {
      ...realNameRefusals,
      ...partnerRefusals,
      ...phoneTaken,
      ...typedCodeRefusals,
    },
  }),
  /** What the member looks at most, as their visits say; nothing while nobody can tell. */
  habit: endpoint({
    call: 'c.user.habit.data.x',
    method: 'GET',
    path: '/api/user/habit/data/{x}',
    effect: 'read',
    access: 'member',
    input: shape({ tab: named('x', habitKey) }),
    output: shape({ key: named('tab', habitKey), choice: named('defaultTab', optional(int())) }),
  }),
  applyAsPartner: endpoint({
    call: 'c.proxy.apply.userShareInfo',
    method: 'GET',
    path: '/api/proxy/apply/userShareInfo',
    effect: 'write',
    access: 'member',
    touches: ['me'],
    /** What an address says to tell that it came from this partner. */
    output: shape({ shareId: id }),
    refusals: partnerRefusals,
  }),
  /** The phone the member has. It may be left out: they see only part of it. */
  checkPhone: endpoint({
    call: 'c.uc.modify.other',
    method: 'POST',
    path: '/api/uc/modify/phone/verify',
    effect: 'write',
    access: 'member',
    touches: [],
    input: shape({ phone: optional(text({ max: 20 })), code: typedCode }),
    refusals: typedCodeRefusals,
  }),
  changePhone: endpoint({
    call: 'c.uc.modify.other',
    method: 'POST',
    path: '/api/uc/modify/phone',
    effect: 'write',
    access: 'member',
    proven: true,
    touches: ['me'],
    input: shape({ phone, code: typedCode }),
    refusals: { ...newPhoneRefusals, ...typedCodeRefusals },
  }),
  checkPassword: endpoint({
    call: 'c.uc.modify.other',
    method: 'POST',
    path: '/api/uc/modify/password/verify',
    effect: 'write',
    access: 'member',
    touches: [],
    input: shape({ passwordCipher }),
    refusals: { ...staleLogin, ...loginBusy, ...oldPasswordWrong, ...passwordUnset },
  }),
  /** The old password is left out where there is none: then the phone must have been shown just before. */
  changePassword: endpoint({
    call: 'c.uc.modify.other',
    method: 'POST',
    path: '/api/uc/modify/password',
    effect: 'write',
    access: 'member',
    touches: ['me'],
    input: shape({
      passwordCipher: named('password', optional(text({ min: 1, max: 1024 }))),
      newPasswordCipher: named('newPassword', text({ min: 1, max: 1024 })),
    }),
    refusals: {
      ...staleLogin,
      ...loginBusy,
      ...oldPasswordWrong,
      ...passwordUnset,
      ...newPasswordRefusals,
    },
  }),
}
