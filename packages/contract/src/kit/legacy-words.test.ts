import { expect, test } from 'vitest'
import { codePurposes, payWay } from '#kit/legacy-words.ts'

test.each([
  ['R-AUTH-024', 'resetPassword', 48],
  ['R-AUTH-025', 'register', 47],
  ['R-AUTH-026', 'verifyPhone', 49],
  ['R-AUTH-027', 'expertApply', 50],
  ['R-AUTH-028', 'loginOrRegister', 51],
  ['R-AUTH-029', 'retrievePassword', 52],
] as const)('%s a code for %s travels as %i', (_rule, word, code) => {
  expect(codePurposes.encode(word)).toBe(code)
  expect(codePurposes.decode(code)).toBe(word)
})

test.each([
  ['R-PAYMENT-007', 'alipayApp', 1],
  ['R-PAYMENT-008', 'alipayWeb', 2],
  ['R-PAYMENT-009', 'wechatApp', 4],
  ['R-PAYMENT-010', 'bankCardApp', 5],
  ['R-PAYMENT-011', 'bankCardWeb', 6],
  ['R-PAYMENT-012', 'wechatPublicAccount', 41],
  ['R-PAYMENT-013', 'microblogWeb', 34],
  ['R-PAYMENT-014', 'wechatWeb', 57],
  ['R-PAYMENT-015', 'wechatOfficialAccount', 66],
] as const)('%s paying by %s travels as %i', (_rule, word, code) => {
  expect(payWay.encode(word)).toBe(code)
  expect(payWay.decode(String(code))).toBe(word)
})
