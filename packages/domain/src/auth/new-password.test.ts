import { expect, test } from 'vitest'
import { newPasswordFault } from './new-password.ts'

test.each([
  ['seven signs', 'x7!kq2m', 'form'],
  ['eight signs', 'x7!kq2mz', null],
  ['sixty-four signs', 'correct horse '.repeat(5).slice(0, 64), null],
  ['sixty-five signs', 'correct horse '.repeat(5).slice(0, 65), 'form'],
  ['eight signs outside the plane', '⚽️🏀足球篮球你好呀'.slice(0, 30), null],
  ['a well-known one, in capitals too', 'PassWord123', 'common'],
  ['one sign only', '88888888', 'common'],
  ['a row upwards', '12345678', 'common'],
  ['a row downwards', '87654321', 'common'],
  ['the own phone', 'a13800000001', 'common'],
])('%s', (_name, password, fault) => {
  expect(newPasswordFault(password, '13800000001')).toBe(fault)
})
