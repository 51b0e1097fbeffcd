import { expect, test } from 'vitest'
import { oddsType } from '@linmen/contract'
import { movement, oddsText } from '#odds/odds-text.ts'

test.each([
  [101, '1.01'],
  [360, '3.60'],
  [999, '9.99'],
  [1000, '10.0'],
  [1505, '15.1'],
  [3400, '34.0'],
])('%i hundredths read %s', (hundredths, text) => {
  expect(oddsText(hundredths)).toBe(text)
})

test.each([
  [155, 155, 'same'],
  [155, 156, 'up'],
  [155, 154, 'down'],
])('from %i to %i is %s', (first, now, expected) => {
  expect(movement(first, now)).toBe(expected)
})

test.each([
  ['home gives more', 5000, 10_000, 'up'],
  ['home gives less', 10_000, 5000, 'down'],
  ['away gives more', -5000, -10_000, 'up'],
  ['away gives less', -10_000, 0, 'down'],
  ['away gives instead of home', 5000, -10_000, 'down'],
  ['home gives what nobody gave', 0, 5000, 'up'],
  ['away gives what nobody gave', 0, -5000, 'up'],
  ['away gives the same', -5000, -5000, 'same'],
])('of a handicap: %s', (_name, first, now, expected) => {
  expect(movement(first, now)).toBe(expected)
})

test('R-ODDS-001 R-ODDS-002 R-ODDS-003 the three kinds have the codes 1, 2 and 3', () => {
  expect([1, 2, 3].map(oddsType.decode)).toEqual(['european', 'asian', 'overUnder'])
})
