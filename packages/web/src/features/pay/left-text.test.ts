import { expect, test } from 'vitest'
import { leftText } from './left-text.ts'

test.each([
  [872_000, '剩 14 分 32 秒'],
  [871_001, '剩 14 分 32 秒'],
  [60_000, '剩 1 分 0 秒'],
  [59_000, '剩 59 秒'],
  [1, '剩 1 秒'],
  [0, null],
  [-5000, null],
])('with %i ms to go it says %s', (leftMs, text) => {
  expect(leftText(leftMs)).toBe(text)
})
