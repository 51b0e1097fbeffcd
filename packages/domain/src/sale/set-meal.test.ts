import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { daysOf, endOf, lastingText, perLookText, usageOf } from './set-meal.ts'

test.each([
  ['R-SETMEAL-015 nothing used', 0, 3, 100, 'unused'],
  ['R-SETMEAL-016 one used', 1, 3, 100, 'running'],
  ['R-SETMEAL-016 one left', 2, 3, 100, 'running'],
  ['R-SETMEAL-017 all used', 3, 3, 100, 'finished'],
  ['R-SETMEAL-017 over before it was used', 0, 3, 50, 'finished'],
  ['the last moment', 0, 3, 51, 'unused'],
] as const)('%s', (_name, used, looks, endsAtMs, usage) => {
  expect(usageOf({ used, looks, endsAtMs }, 50)).toBe(usage)
})

test.each([
  [1, '1 天'],
  [30, '30 天'],
  [31, '1 个月'],
  [59, '1 个月'],
  [60, '2 个月'],
  [365, '12 个月'],
])('R-SETMEAL-021 %i days are said as %s', (days, text) => {
  expect(lastingText(days)).toBe(text)
})

test('the days of a copy are those it was sold for', () => {
  fc.assert(
    fc.property(fc.nat(4e12), fc.integer({ min: 1, max: 3650 }), (start, days) => {
      expect(daysOf(start, endOf(start, days))).toBe(days)
    }),
  )
})

test.each([
  [15_800, 5, '31.6'],
  [9800, 3, '32.7'],
  [29_800, 10, '29.8'],
  [10_000, 2, '50'],
])('%i fen for %i looks are %s coins each', (price, looks, text) => {
  expect(perLookText(cents(price), looks)).toBe(text)
})
