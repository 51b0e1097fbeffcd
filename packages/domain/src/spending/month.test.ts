import { expect, test } from 'vitest'
import { addMonths, beijingMonth, beijingMonthStart, monthSpan } from './month.ts'

test('the month is that of Beijing', () => {
  expect(beijingMonth(Date.parse('2026-11-30T15:59:59Z'))).toBe('2026-11')
  expect(beijingMonth(Date.parse('2026-11-30T16:00:00Z'))).toBe('2026-12')
  expect(beijingMonthStart(Date.parse('2026-11-25T10:00:00Z'))).toBe(
    Date.parse('2026-10-31T16:00:00Z'),
  )
})

test('months end where the next begins, over the year too', () => {
  expect(monthSpan('2026-12').toMs).toBe(monthSpan('2027-01').fromMs)
  expect([addMonths('2026-01', -1), addMonths('2026-12', 1)]).toEqual(['2025-12', '2027-01'])
})
