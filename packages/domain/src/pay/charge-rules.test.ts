import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { chargeBonus, chargeRefused, exceedsMonth } from './charge-rules.ts'

test.each([
  [99, 'least'],
  [100, null],
  [150, 'whole'],
  [500_000, null],
  [500_100, 'most'],
] as const)('a charge of %i fen: %s', (amount, why) => {
  expect(chargeRefused(cents(amount))).toBe(why)
})

test.each([
  [6799, 0],
  [6800, 300],
] as const)('a coupon for 68 adds to %i fen %i', (amount, bonus) => {
  const coupon = { worth: cents(300), threshold: cents(6800) }
  expect(chargeBonus(cents(amount), coupon)).toBe(bonus)
})

test.each([
  [900, 100, false],
  [900, 101, true],
] as const)('R-PAYMENT-023: %i and %i of 1000: blocked is %s', (spent, amount, blocked) => {
  expect(exceedsMonth(cents(spent), cents(amount), cents(1000))).toBe(blocked)
})
