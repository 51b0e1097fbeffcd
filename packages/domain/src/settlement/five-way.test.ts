import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profitOf, settleHandicap, settleOver, settleUnder } from './five-way.ts'

// Rows of the public settlement table, for the side that gives, by its winning margin from −1 to 4.
test.each<[number, string]>([
  [0, 'L0WWWW'],
  [0.25, 'LlWWWW'],
  [0.5, 'LLWWWW'],
  [0.75, 'LLwWWW'],
  [1, 'LL0WWW'],
  [1.25, 'LLlWWW'],
  [1.5, 'LLLWWW'],
  [1.75, 'LLLwWW'],
  [2, 'LLL0WW'],
  [2.25, 'LLLlWW'],
  [2.5, 'LLLLWW'],
])('giving %d settles %s', (given, letters) => {
  const value = { L: -1, l: -0.5, 0: 0, w: 0.5, W: 1 } as const
  const expected = [...letters].map((letter) => value[letter as keyof typeof value])
  expect([-1, 0, 1, 2, 3, 4].map((margin) => settleHandicap(margin, -given))).toEqual(expected)
})

test.each([
  [3, 2.25, 1],
  [2, 2.25, -0.5],
  [1, 2.25, -1],
  [4, 2.75, 1],
  [3, 2.75, 0.5],
  [2, 2.75, -1],
])('%i goals over %d settle %d', (goals, line, expected) => {
  expect(settleOver(goals, line)).toBe(expected)
  expect(settleUnder(goals, line)).toBe(-expected)
})

test('a quarter line is half a stake on each of its neighbours', () => {
  const half = (margin: number, line: number) => Math.sign(margin + line)
  fc.assert(
    fc.property(fc.integer({ min: -15, max: 15 }), fc.integer({ min: -40, max: 40 }), (m, q) => {
      const line = q / 4
      const stakes = q % 2 === 0 ? [line, line] : [line - 0.25, line + 0.25]
      const expected = stakes.reduce((sum, each) => sum + half(m, each) / 2, 0)
      expect(settleHandicap(m, line)).toBe(expected)
      expect(settleHandicap(-m, -line) + settleHandicap(m, line)).toBe(0)
    }),
  )
})

test('a line between two quarters is refused', () => {
  expect(() => settleHandicap(1, 0.3)).toThrow('not a quarter line: 0.3')
})

test.each([
  [1, 2.08, 1.08],
  [0.5, 1.83, 0.415],
  [0.5, 1.945, 0.4725],
  [0, 1.9, 0],
  [-0.5, 1.9, -0.5],
  [-1, 1.9, -1],
] as const)('settled %d at %d makes %d', (settlement, odds, profit) => {
  expect(profitOf(settlement, odds)).toBe(profit)
})
