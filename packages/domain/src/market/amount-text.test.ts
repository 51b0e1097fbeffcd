import { expect, test } from 'vitest'
import { amountText } from './amount-text.ts'

test.each([
  [0, '0'],
  [1286, '1,286'],
  [9999, '9,999'],
  [10_000, '1万'],
  [24_300, '2.4万'],
  [12_846_000, '1,284.6万'],
  [-2_589_000, '-258.9万'],
])('%i is written %s', (amount, text) => {
  expect(amountText(amount)).toBe(text)
})
