import { expect, test } from 'vitest'
import { levelAfter, MOST_SHARE, sharePercent, type ExpertMonth } from './level.ts'

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
  expect(levelAfter(1, month(more))).toBe(rises ? 2 : null)
})

test.each<[string, number, Partial<ExpertMonth>, 1 | 2 | null]>([
  ['two missed keep level 2', 2, { recommendations: 29, activeDays: 14 }, null],
  [
    'three missed lower it',
    2,
    { recommendations: 29, activeDays: 14, returnTenths: -1, place: 20 },
    1,
  ],
  [
    'a month of silence lowers it',
    2,
    { recommendations: 0, activeDays: 0, returnTenths: null, place: null },
    1,
  ],
  ['nobody rises above 2', 2, {}, null],
  ['nobody falls below 1', 1, { recommendations: 0, activeDays: 0, returnTenths: -500 }, null],
  ['a member stays one', 0, {}, null],
])('a month in which %s', (_name, level, more, after) => {
  expect(levelAfter(level, month(more))).toBe(after)
})

test('R-ROLE-005: a share grows with the grade and is never over 30 percent', () => {
  const shares = Array.from({ length: 10 }, (_, at) => sharePercent(2, at + 1))
  expect(Math.max(...shares)).toBe(MOST_SHARE)
  expect(shares.toSorted((a, b) => b - a)).toEqual(shares)
  expect(sharePercent(1, 1)).toBe(0)
})
