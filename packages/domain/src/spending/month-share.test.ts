import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { monthShare, spentShare } from './month-share.ts'

test.each([
  [21_400, 30_000, 71],
  [30_000, 30_000, 100],
  [45_000, 30_000, 150],
])('%i of %i fen is %i %', (spent, limit, share) => {
  expect(spentShare(cents(spent), cents(limit))).toBe(share)
})

test('the middle of November in Beijing is half of it', () => {
  expect(monthShare(Date.parse('2026-11-16T00:00:00+08:00'))).toBe(50)
  expect(monthShare(Date.parse('2026-11-01T00:00:00+08:00'))).toBe(0)
})
