import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [60704, '60,704'],
  [1234567, '1,234,567'],
])('%i is written %s', (whole, text) => {
  expect(grouped(whole)).toBe(text)
})
