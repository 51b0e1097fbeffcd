import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { amountText, balanceText, priceText } from './coin-text.ts'

test.each([
  [12600, '126.00', '126'],
  [3040, '30.40', '30.4'],
  [3041, '30.41', '30.41'],
  [3000, '30.00', '30'],
  [10000, '100.00', '100'],
  [7, '0.07', '0.07'],
  [70, '0.70', '0.7'],
  [0, '0.00', '0'],
  [-7, '-0.07', '-0.07'],
  [-3040, '-30.40', '-30.4'],
])('R-USER-003 %i fen are shown as %s in a balance and %s in a price', (amount, balance, price) => {
  expect(balanceText(cents(amount))).toBe(balance)
  expect(priceText(cents(amount))).toBe(price)
})

test('R-APP-002 one yuan is one coin: the host decides the word and nothing else', () => {
  expect(amountText(cents(3040), '金币')).toBe('30.4 金币')
  expect(amountText(cents(3040), '元')).toBe('30.4 元')
})

test('both forms read back as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      expect(Math.round(Number(balanceText(cents(amount))) * 100)).toBe(amount)
      expect(Math.round(Number(priceText(cents(amount))) * 100)).toBe(amount)
    }),
  )
})
