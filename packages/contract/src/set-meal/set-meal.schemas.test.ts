import { expect, test } from 'vitest'
import { cardPercent } from '#set-meal/set-meal.schemas.ts'

test.each([
  [8.8, 88],
  [9, 90],
  [10, 100],
  [0.1, 1],
  [4.4, 44],
])('R-COUPON-009 a card of worth %d leaves %i percent to pay', (worth, percent) => {
  expect(cardPercent.decode(worth)).toBe(percent)
  expect(cardPercent.encode(percent)).toBe(worth)
})

test.each([0, 10.1, 8.85, '9', null])('%s is no worth of a card', (worth) => {
  expect(() => cardPercent.decode(worth)).toThrow()
})
