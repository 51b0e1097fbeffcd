import { expect, test } from 'vitest'
import { exchangePrice, nextExchangePrice } from './exchange-ladder.ts'

test.each([
  [40, 101],
  [101.4, 101],
  [199.6, 200],
  [203.2, 204],
  [338, 340],
  [455, 460],
  [987, 980],
  [1980, 2000],
  [4890, 4800],
  [10_234, 10_000],
  [10_600, 11_000],
  [250_000, 100_000],
])('an exchange takes %d at %d', (asked, taken) => {
  expect(exchangePrice(asked)).toBe(taken)
  expect(exchangePrice(taken)).toBe(taken)
})

test.each([
  [101, 102],
  [200, 202],
  [298, 300],
  [300, 305],
  [980, 1000],
  [9500, 10_000],
  [10_000, 11_000],
  [100_000, 100_000],
])('above %d the next price is %d', (price, next) => {
  expect(nextExchangePrice(price)).toBe(next)
})
