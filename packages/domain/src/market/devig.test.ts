import fc from 'fast-check'
import { expect, test } from 'vitest'
import { devig, overround, power, proportional, shin, type Devig } from './devig.ts'

const odds = fc
  .array(
    fc.integer({ min: 105, max: 3000 }).map((each) => each / 100),
    {
      minLength: 2,
      maxLength: 3,
    },
  )
  .filter((each) => overround(each) > 1 && overround(each) < 1.4)

test('the worked example: 2.37 3.10 3.10', () => {
  const market = [2.37, 3.1, 3.1]
  expect(proportional(market)[0]).toBeCloseTo(0.39540816326530615, 12)
  expect(shin(market).probabilities[0]).toBeCloseTo(0.39848688076234084, 9)
  expect(shin(market).z).toBeCloseTo(0.033572208038975815, 9)
  expect(power(market).probabilities[0]).toBeCloseTo(0.39948387046930095, 9)
  expect(power(market).k).toBeCloseTo(1.0633822811497762, 9)
})

test.each<Devig>(['proportional', 'shin', 'power'])(
  '%s: a distribution in the order of the odds',
  (method) => {
    fc.assert(
      fc.property(odds, (each) => {
        const p = devig(each, method)
        expect(p.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 12)
        for (const [i, x] of p.entries())
          for (const [j, y] of p.entries()) if (each[i]! < each[j]!) expect(x).toBeGreaterThan(y)
      }),
    )
  },
)

test('Shin and power give the favourite more than proportional does', () => {
  const market = [1.29, 5.5, 6.5]
  const [plain, informed, raised] = (['proportional', 'shin', 'power'] as const).map(
    (method) => devig(market, method)[0]!,
  )
  expect(plain).toBeLessThan(informed!)
  expect(informed).toBeLessThan(raised!)
})

test('odds without a margin stay as they are', () => {
  expect(shin([2, 4, 4]).probabilities).toEqual([0.5, 0.25, 0.25])
})
