import { expect, test } from 'vitest'
import { backToBack } from './back-to-back.ts'

const NBA = '1'
const WNBA = '2'
const CBA = '3'
const at = (time: string) => Date.parse(`2026-11-${time}:00+08:00`)
const games = (leagueId: string, ...times: string[]) =>
  times.map((time) => ({ leagueId, kickOffAtMs: at(time) }))
const words = (matches: ReturnType<typeof games>) =>
  backToBack(matches).map(({ backToBack: flag, backToBackTwo: two, backToBackThree: three }) =>
    [flag && 'flag', two && 'two', three && 'three'].filter(Boolean).join(' '),
  )

test('R-MATCH-BK-024 only the NBA and the WNBA know the rule', () => {
  const days = ['25T10:00', '24T10:00', '23T10:00']
  expect(words(games(CBA, ...days))).toEqual(['', '', ''])
  expect(words(games(NBA, ...days))).toEqual(words(games(WNBA, ...days)))
  expect(words([...games(NBA, '25T10:00'), ...games(CBA, '24T10:00')])).toEqual(['', ''])
  expect(words([])).toEqual([])
})

// Ambiguity 4: days are those of the calendar; all three of a triple are flagged, the first is the third in a row.
test.each([
  ['24 and 48 hours', ['25T10:00', '24T10:00', '23T10:00'], ['flag three', 'flag two', 'flag']],
  [
    'two days by the calendar',
    ['25T11:30', '24T07:00', '23T10:00'],
    ['flag three', 'flag two', 'flag'],
  ],
  ['a day off before the last', ['26T10:00', '24T10:00', '23T10:00'], ['', 'two', '']],
  ['a day off after the first', ['26T10:00', '25T10:00', '23T10:00'], ['two', '', '']],
  ['every other day', ['27T10:00', '25T10:00', '23T10:00'], ['', '', '']],
  [
    'four in four days',
    ['26T10:00', '25T10:00', '24T10:00', '23T10:00'],
    ['flag three', 'flag three', 'flag two', 'flag'],
  ],
  [
    'a triple after a day off',
    ['26T10:00', '25T10:00', '24T10:00', '22T10:00'],
    ['flag three', 'flag two', 'flag', ''],
  ],
])('R-MATCH-BK-025 three matches: %s', (_name, times, expected) => {
  expect(words(games(NBA, ...times))).toEqual(expected)
})

test.each([
  ['a day later', ['25T10:00', '24T10:00'], ['two', '']],
  ['a day later by the calendar, 25 hours by the clock', ['25T11:00', '24T10:00'], ['two', '']],
  ['two days later', ['26T10:00', '24T10:00'], ['', '']],
  ['on the same day', ['25T20:00', '25T08:00'], ['', '']],
  ['an hour past midnight after an evening', ['25T01:00', '24T20:00'], ['two', '']],
  ['alone', ['25T10:00'], ['']],
  ['nothing at all', [], []],
])('R-MATCH-BK-026 two matches, the second %s', (_name, times, expected) => {
  expect(words(games(NBA, ...times))).toEqual(expected)
})
