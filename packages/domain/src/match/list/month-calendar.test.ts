import { expect, test } from 'vitest'
import { calendarRange, mayTurn, monthWeeks, stepDay, type DayStep } from './month-calendar.ts'

const RANGE = calendarRange('2026-11-25')

test('a year back and two months ahead may be opened', () => {
  expect(RANGE).toEqual({ from: '2025-11-25', to: '2027-01-24' })
})

test('a month is drawn in weeks that begin on Monday', () => {
  const weeks = monthWeeks('2026-11-25')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks[1]?.[0]).toBe('2026-11-02')
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
})

test('a February that fills four weeks has no fifth', () => {
  expect(monthWeeks('2027-02-10').map((week) => week[0])).toEqual([
    '2027-02-01',
    '2027-02-08',
    '2027-02-15',
    '2027-02-22',
  ])
})

test.each<[string, DayStep, string]>([
  ['2026-11-25', 'dayBack', '2026-11-24'],
  ['2026-11-30', 'dayOn', '2026-12-01'],
  ['2026-11-04', 'weekBack', '2026-10-28'],
  ['2026-11-25', 'weekOn', '2026-12-02'],
  ['2026-11-25', 'weekStart', '2026-11-23'],
  ['2026-11-29', 'weekEnd', '2026-11-29'],
  ['2026-03-31', 'monthBack', '2026-02-28'],
  ['2026-10-31', 'monthOn', '2026-11-30'],
  ['2026-12-15', 'monthOn', '2027-01-15'],
  ['2026-01-15', 'monthBack', '2025-12-15'],
])('from %s %s leads to %s', (day, step, next) => {
  expect(stepDay(day, step, RANGE)).toBe(next)
})

test('a step out of the range ends at its edge', () => {
  expect(stepDay('2025-11-28', 'weekBack', RANGE)).toBe('2025-11-25')
  expect(stepDay('2027-01-10', 'monthOn', RANGE)).toBe('2027-01-24')
})

test('a month is turned as long as the next one has a day to open', () => {
  expect(mayTurn('2027-01-10', 'monthOn', RANGE)).toBe(false)
  expect(mayTurn('2026-12-10', 'monthOn', RANGE)).toBe(true)
  expect(mayTurn('2025-12-31', 'monthBack', RANGE)).toBe(true)
  expect(mayTurn('2025-11-26', 'monthBack', RANGE)).toBe(false)
})
