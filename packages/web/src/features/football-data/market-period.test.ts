import { expect, test } from 'vitest'
import { firstPeriod, hasPlay } from './market-period.ts'

test.each([
  ['scheduled', false, 'before'],
  ['secondHalf', true, 'inPlay'],
  ['finished', true, 'before'],
  ['abandoned', true, 'before'],
  ['postponed', false, 'before'],
] as const)('%s: a market of play %s, %s first', (phase, play, first) => {
  expect(hasPlay(phase)).toBe(play)
  expect(firstPeriod(phase, Infinity)).toBe(first)
})

test('who does not want to know how it stands begins before kick-off', () => {
  expect(firstPeriod('secondHalf', -Infinity)).toBe('before')
})
