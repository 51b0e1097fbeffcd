import { expect, test } from 'vitest'
import { minimize } from './minimize.ts'

const settings = (scale: number[]) => ({ flat: 1e-9, steps: 500, scale: Float64Array.from(scale) })

test('the bottom of a bent valley is found', () => {
  const point = Float64Array.of(-1.2, 1)
  const value = minimize(
    (p, slope) => {
      const [x, y] = [p[0]!, p[1]!]
      slope[0] = -400 * x * (y - x * x) - 2 * (1 - x)
      slope[1] = 200 * (y - x * x)
      return 100 * (y - x * x) ** 2 + (1 - x) ** 2
    },
    point,
    settings([0.01, 0.01]),
  )
  expect(value).toBeLessThan(1e-12)
  expect(point[0]).toBeCloseTo(1, 6)
  expect(point[1]).toBeCloseTo(1, 6)
})

test('a step out of the domain is taken back', () => {
  const point = Float64Array.of(5)
  minimize(
    (p, slope) => {
      const x = p[0]!
      if (x <= 0) return Infinity
      slope[0] = 1 - 1 / x
      return x - Math.log(x)
    },
    point,
    settings([100]),
  )
  expect(point[0]).toBeCloseTo(1, 6)
})
