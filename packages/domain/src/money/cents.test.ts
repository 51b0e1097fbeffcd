import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, cents, negate, NOTHING, percentDown, percentUp, smaller, subtract } from './cents.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000_00 }).map(cents)
const percent = fc.integer({ min: 0, max: 100 })

test.each([0.5, NaN, Infinity, 2 ** 53, -0.01])('%s is not an amount', (value) => {
  expect(() => cents(value)).toThrow(`not whole fen: ${value}`)
})

test('there is only one zero', () => {
  expect(Object.is(cents(-0), 0)).toBe(true)
  expect(Object.is(negate(NOTHING), 0)).toBe(true)
})

test('amounts are added and taken away in whole fen', () => {
  expect(add()).toBe(0)
  expect(add(cents(3800), cents(-800), cents(7))).toBe(3007)
  expect(subtract(cents(3800), cents(800))).toBe(3000)
  expect(subtract(cents(800), cents(3800))).toBe(-3000)
  expect(negate(cents(5))).toBe(-5)
})

test('the smaller of two amounts', () => {
  expect(smaller(cents(1), cents(2))).toBe(1)
  expect(smaller(cents(2), cents(1))).toBe(1)
  expect(smaller(cents(2), cents(2))).toBe(2)
})

test.each([
  [3800, 80, 3040, 3040],
  [3800, 88, 3344, 3344],
  [25, 44, 11, 11],
  [1, 1, 1, 0],
  [1, 99, 1, 0],
  [101, 50, 51, 50],
  [99, 100, 99, 99],
  [99, 0, 0, 0],
  [0, 88, 0, 0],
])('%i fen at %i percent: %i rounded up, %i rounded down', (whole, part, up, down) => {
  expect(percentUp(cents(whole), part)).toBe(up)
  expect(percentDown(cents(whole), part)).toBe(down)
})

test('rounding agrees with exact fractions for every amount', () => {
  fc.assert(
    fc.property(amount, percent, (whole, part) => {
      const exact = BigInt(whole) * BigInt(part)
      expect(BigInt(percentDown(whole, part))).toBe(exact / 100n)
      expect(BigInt(percentUp(whole, part))).toBe((exact + 99n) / 100n)
    }),
  )
})

test('a part in whole fen and its complement make the whole', () => {
  fc.assert(
    fc.property(amount, percent, (whole, part) => {
      expect(add(percentUp(whole, part), percentDown(whole, 100 - part))).toBe(whole)
    }),
  )
})

test('a percentage with a fraction of its own is refused', () => {
  expect(() => percentUp(cents(101), 8.8)).toThrow(RangeError)
  expect(() => percentDown(cents(101), 8.8)).toThrow(RangeError)
})
