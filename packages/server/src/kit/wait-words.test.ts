import { expect, test } from 'vitest'
import { withWait } from './wait-words.ts'

test.each([
  [1, '请 1 秒后再试'],
  [2001, '请 3 秒后再试'],
  [90_000, '请 90 秒后再试'],
  [90_001, '请 2 分钟后再试'],
  [900_000, '请 15 分钟后再试'],
  [5_400_001, '请 2 小时后再试'],
])('%i ms are told as %s', (ms, words) => {
  expect(withWait('操作过于频繁，请稍后再试', ms)).toBe(`操作过于频繁，${words}`)
})

test('a text without a wait stays as it is', () => {
  expect(withWait('请稍后再试', undefined)).toBe('请稍后再试')
})
