import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  beijingDay,
  beijingTime,
  businessDay,
  businessDaySpan,
  dayWord,
  isNextDay,
  jingcaiNumber,
  weekdayWord,
} from '#match/business-day.ts'

const beijing = (text: string) => Date.parse(`${text}:00+08:00`)

test.each([
  ['an evening match', '2026-11-25T20:00', '2026-11-25'],
  ['a match after midnight belongs to the evening before', '2026-05-24T00:00', '2026-05-23'],
  ['one minute before noon is still the day before', '2026-11-25T11:59', '2026-11-24'],
  ['noon opens the day', '2026-11-25T12:00', '2026-11-25'],
  ['the first of a year at four in the morning', '2027-01-01T04:00', '2026-12-31'],
])('%s', (_name, time, day) => {
  expect(businessDay(beijing(time))).toBe(day)
})

test.each([
  ['2026-11-25T23:59', '2026-11-25T12:00', false],
  ['2026-11-26T00:00', '2026-11-25T12:00', true],
  ['2026-11-26T11:59', '2026-11-25T23:59', true],
  ['2026-11-26T12:00', '2026-11-25T23:59', false],
  ['2026-11-26T10:30', '2026-11-26T00:00', false],
  ['2026-11-26T10:30', '2026-11-26T10:05', false],
  ['2026-11-27T04:00', '2026-11-26T10:05', true],
  ['2026-11-24T04:00', '2026-11-26T10:05', true],
])('kick-off at %s, looked at on %s, is on the next day: %s', (time, now, next) => {
  expect(isNextDay(beijing(time), beijing(now))).toBe(next)
})

test.each([
  ['one minute before noon', '2026-11-25T11:59', '2026-11-24', '周二'],
  ['one minute before noon', '2026-11-25T11:59', '2026-11-25', '今天'],
  ['noon', '2026-11-25T12:00', '2026-11-25', '今天'],
  ['midnight', '2026-11-26T00:00', '2026-11-25', '周三'],
])('%s (%s) the list of %s is called %s', (_name, now, day, word) => {
  expect(dayWord(day, beijingDay(beijing(now)))).toBe(word)
})

test.each([
  ['2026-11-25', 1, '周三001', 3001],
  ['2026-11-29', 12, '周日012', 7012],
  ['2026-11-30', 123, '周一123', 1123],
])('the match of %s in place %i is %s', (day, place, text, number) => {
  expect(jingcaiNumber(day, place)).toEqual({ text, number })
})

test('days, weekdays and wall-clock times are those of Beijing', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(weekdayWord('2026-11-25')).toBe('周三')
  expect(beijingTime(beijing('2026-11-25T04:00'))).toBe('04:00')
})

test('every moment lies inside the span of its business day and of no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (ms) => {
      const span = businessDaySpan(businessDay(ms))
      return span.fromMs <= ms && ms < span.toMs
    }),
  )
})
