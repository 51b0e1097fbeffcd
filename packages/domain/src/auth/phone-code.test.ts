import { expect, test } from 'vitest'
import { judgeCode, purposeOf, skipsPhoneCheck, type KeptCode } from './phone-code.ts'

const kept: KeptCode = { tries: 0, endsAtMs: 1000, used: false }

test.each<[string, Partial<KeptCode> | null, boolean, number, string]>([
  ['a code that fits', {}, true, 999, 'right'],
  ['its last millisecond is over', {}, true, 1000, 'gone'],
  ['another code', {}, false, 0, 'wrong'],
  ['the fifth try', { tries: 4 }, true, 0, 'right'],
  ['a sixth try, even a right one', { tries: 5 }, true, 0, 'gone'],
  ['a code that was used', { used: true }, true, 0, 'gone'],
  ['no code at all', null, true, 0, 'gone'],
])('%s', (_name, rest, fits, atMs, verdict) => {
  expect(judgeCode(rest && { ...kept, ...rest }, { fits, atMs })).toBe(verdict)
})

test.each([
  ['sendLoginCode', 'loginOrRegister', 'loginOrRegister'],
  ['sendLoginCode', undefined, 'verifyPhone'],
  ['sendLoginCode', 'resetPassword', null],
  ['sendRegisterCode', 'retrievePassword', null],
  ['sendCheckCode', 'resetPassword', 'resetPassword'],
] as const)('%s asked for %s sends codes for %s', (way, asked, purpose) => {
  expect(purposeOf(way, asked)).toBe(purpose)
})

test.each([
  ['verifyPhone', true],
  ['retrievePassword', true],
  ['loginOrRegister', false],
  [undefined, false],
] as const)('R-AUTH-012 the phone of purpose %s goes unchecked: %s', (asked, skips) => {
  expect(skipsPhoneCheck(asked)).toBe(skips)
})
