import { expect, test } from 'vitest'
import { detailOf, firstPeriod, hasPlay } from './market-period.ts'

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

test('an address keeps the period, and one that knows none leaves it open', () => {
  const of = { matchId: '7', oddsId: '6', market: 'asian' } as const
  expect(detailOf(of, 'inPlay')).toEqual({ ...of, market: '2', period: 'inPlay' })
  expect(detailOf(of, null)).toEqual({ ...of, market: '2' })
})
