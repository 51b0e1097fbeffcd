import { expect, test } from 'vitest'
import { UNMARKED, eitherSide, sideMarks } from './back-to-back-sides.ts'

const match = (id: string, time: string, [homeId, awayId]: [string, string], leagueId = '1') => ({
  id,
  leagueId,
  homeId,
  awayId,
  kickOffAtMs: Date.parse(`2026-11-${time}:00+08:00`),
})

test('R-MATCH-BK-026 a side is marked by its own schedule, not by that of its opponent', () => {
  const marks = sideMarks([
    match('1', '24T10:00', ['hawks', 'bulls']),
    match('2', '25T10:00', ['heat', 'hawks']),
  ])
  expect(marks.get('2')).toEqual({ home: UNMARKED, away: { ...UNMARKED, backToBackTwo: true } })
  expect(marks.has('1')).toBe(false)
  expect(eitherSide(marks.get('2')!)).toEqual({ ...UNMARKED, backToBackTwo: true })
})

test('R-MATCH-BK-025 both sides of one match can be marked, in whatever order the schedule comes', () => {
  const schedule = [
    match('3', '25T10:00', ['hawks', 'heat']),
    match('1', '23T10:00', ['bulls', 'hawks']),
    match('2', '24T10:00', ['hawks', 'nets']),
    match('4', '24T09:00', ['heat', 'bulls']),
  ]
  const marks = sideMarks(schedule)
  expect(marks.get('3')).toEqual({
    home: { backToBack: true, backToBackTwo: false, backToBackThree: true },
    away: { ...UNMARKED, backToBackTwo: true },
  })
  expect(marks.get('1')).toEqual({ home: UNMARKED, away: { ...UNMARKED, backToBack: true } })
  expect(marks.get('4')!.away).toEqual({ ...UNMARKED, backToBackTwo: true })
  expect(sideMarks(schedule.toReversed())).toEqual(marks)
})

test('R-MATCH-BK-024 a league that does not know the rule marks nobody', () => {
  const days = [match('1', '24T10:00', ['a', 'b'], '3'), match('2', '25T10:00', ['a', 'b'], '3')]
  expect(sideMarks(days).size).toBe(0)
})
