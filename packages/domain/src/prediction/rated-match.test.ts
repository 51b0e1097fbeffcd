import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeChances } from './rated-match.ts'

it('whole chances always add up to ten thousand', () => {
  const share = fc.double({ min: 0.001, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, share, (a, b, c) => {
      const sum = a + b + c
      const { home, draw, away } = wholeChances([a / sum, b / sum, c / sum])
      expect(home + draw + away).toBe(10_000)
    }),
  )
})
