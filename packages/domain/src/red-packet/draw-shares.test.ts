import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { drawShares } from './draw-shares.ts'

test('shares are exactly the pool and nobody gets nothing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.array(fc.nat(), { minLength: 200, maxLength: 200 }),
      (packets, more, numbers) => {
        const shares = drawShares(cents(packets + more), packets, (at) => numbers[at]!)
        expect(shares).toHaveLength(packets)
        expect(shares.reduce<number>((sum, each) => sum + each, 0)).toBe(packets + more)
        expect(Math.min(...shares)).toBeGreaterThan(0)
      },
    ),
  )
})

test('a pool that cannot give everybody a fen is refused', () => {
  expect(() => drawShares(cents(9), 10, () => 0)).toThrow(RangeError)
})
