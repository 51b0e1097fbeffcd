import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromDecimal, toDecimal, type OddsFormat } from './odds-formats.ts'

test.each<[number, number, number, number, number]>([
  [1.5, 0.5, 0.5, -2, -200],
  [2, 1, 1, 1, 100],
  [3.5, 2.5, -0.4, 2.5, 250],
])('%d is %d in Hong Kong, %d Malay, %d Indonesian, %d American', (decimal, ...expected) => {
  const formats: OddsFormat[] = ['hongKong', 'malay', 'indonesian', 'american']
  formats.forEach((format, at) =>
    expect(fromDecimal(decimal, format)).toBeCloseTo(expected[at]!, 12),
  )
})

test('every format leads back to the same odds', () => {
  const formats: OddsFormat[] = ['decimal', 'hongKong', 'malay', 'indonesian', 'american']
  fc.assert(
    fc.property(
      fc.integer({ min: 101, max: 50_000 }),
      fc.constantFrom(...formats),
      (cents, format) => {
        const decimal = cents / 100
        expect(toDecimal(fromDecimal(decimal, format), format)).toBeCloseTo(decimal, 8)
      },
    ),
  )
})

test('what is no price is refused', () => {
  expect(() => fromDecimal(1, 'malay')).toThrow('not decimal odds: 1')
  expect(() => toDecimal(0, 'american')).toThrow(RangeError)
})
