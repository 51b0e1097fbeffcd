import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Settlement } from './five-way.ts'
import { parlayReturn, SYSTEM_NAMES, systemReturn, systemTickets, type Leg } from './parlay.ts'

const leg = fc.record({
  decimal: fc.integer({ min: 105, max: 900 }).map((each) => each / 100),
  settlement: fc.constantFrom<Settlement | 'void'>(1, 0.5, 0, -0.5, -1, 'void'),
})

test.each<[string, Leg[], number]>([
  [
    'both won',
    [
      { decimal: 2, settlement: 1 },
      { decimal: 1.5, settlement: 1 },
    ],
    3,
  ],
  [
    'one lost',
    [
      { decimal: 2, settlement: 1 },
      { decimal: 1.5, settlement: -1 },
    ],
    0,
  ],
  [
    'a void leg counts 1.00',
    [
      { decimal: 2, settlement: 1 },
      { decimal: 9, settlement: 'void' },
    ],
    2,
  ],
  [
    'half won',
    [
      { decimal: 2, settlement: 0.5 },
      { decimal: 2, settlement: 1 },
    ],
    3,
  ],
  [
    'half lost',
    [
      { decimal: 2, settlement: -0.5 },
      { decimal: 2, settlement: 1 },
    ],
    1,
  ],
])('%s', (_name, legs, back) => {
  expect(parlayReturn(legs)).toBe(back)
})

test('a system of M legs called MxN holds N tickets', () => {
  for (const name of SYSTEM_NAMES) {
    const [legs, tickets] = name.split('x').map(Number)
    expect(systemTickets(Array.from({ length: legs! }), name)).toHaveLength(tickets!)
  }
  expect(systemTickets([1, 2, 3], '3x1')).toEqual([[1, 2, 3]])
  expect(systemTickets([1, 2, 3], '4x6')).toBeNull()
  expect(systemTickets([1, 2, 3], '3x7')).toBeNull()
})

test('the return of all pairs equals counting every subset of two', () => {
  fc.assert(
    fc.property(fc.array(leg, { minLength: 4, maxLength: 4 }), (legs) => {
      let sum = 0
      for (let mask = 0; mask < 16; mask++) {
        const chosen = legs.filter((_, at) => (mask >> at) & 1)
        if (chosen.length === 2) sum += parlayReturn(chosen)
      }
      expect(systemReturn(legs, '4x6')).toBeCloseTo(sum, 9)
    }),
  )
})
