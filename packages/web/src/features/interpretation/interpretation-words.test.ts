import { expect, test } from 'vitest'
import { clockText, minutesText, secondsText } from './interpretation-words.ts'

test.each([
  [0, '约 1 分钟'],
  [1280, '约 3 分钟'],
])('%i characters take %s', (length, text) => {
  expect(minutesText({ length })).toBe(text)
})

test.each([
  [42, '42 秒', '0:42'],
  [862, '14 分 22 秒', '14:22'],
  [60, '1 分 00 秒', '1:00'],
])('%i seconds are %s, on a clock %s', (seconds, words, clock) => {
  expect(secondsText(seconds)).toBe(words)
  expect(clockText(seconds)).toBe(clock)
})
