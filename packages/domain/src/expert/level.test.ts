import { expect, test } from 'vitest'
import { mayRise, MOST_SHARE, sharePercent, type ExpertMonth } from './level.ts'

const month = (more: Partial<ExpertMonth> = {}): ExpertMonth => ({
  recommendations: 30,
  activeDays: 15,
  returnTenths: 0,
  place: 20,
  ...more,
})

test.each<[string, Partial<ExpertMonth>, boolean]>([
  ['all four just met', {}, true],
  ['29 recommendations', { recommendations: 29 }, false],
  ['14 active days', { activeDays: 14 }, false],
  ['a return of −0.1 %', { returnTenths: -1 }, false],
  ['place 21', { place: 21 }, false],
  ['nothing settled', { returnTenths: null, place: null }, false],
])('R-ROLE-016: %s', (_name, more, rises) => {
  expect(mayRise(month(more))).toBe(rises)
})

test('R-ROLE-005: a share grows with the grade and is never over 30 percent', () => {
  const shares = Array.from({ length: 10 }, (_, at) => sharePercent(2, at + 1))
  expect(Math.max(...shares)).toBe(MOST_SHARE)
  expect(shares.toSorted((a, b) => b - a)).toEqual(shares)
  expect(sharePercent(1, 1)).toBe(0)
})
