import { expect, test } from 'vitest'
import { pastMatch } from '#test/past-match.ts'
import { daysBetween, restDays } from './calendar-gap.ts'

test.each([
  ['2026-11-21T22:00:00+08:00', '2026-11-24T19:30:00+08:00', 3],
  ['2026-11-21T23:59:00+08:00', '2026-11-22T00:01:00+08:00', 1],
  ['2026-11-21T00:00:00+08:00', '2026-11-21T23:59:00+08:00', 0],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(Date.parse(from), Date.parse(to))).toBe(days)
})

test('rest is counted from the last match before this one, in whatever order they come', () => {
  const recent = [5, 9, 1].map((day) => pastMatch({ day, score: day === 9 ? null : '1:0' }))
  const at = (day: number) => pastMatch({ day, score: null }).fixture.kickOffAtMs
  expect(restDays(recent, at(12))).toBe(3)
  expect(restDays(recent, at(9))).toBe(4)
  expect(restDays(recent, at(1))).toBeNull()
})
