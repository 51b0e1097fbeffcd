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
})

test('R-MATCH-BK-025 three within exactly two days are all flagged, the first as the third in a row', () => {
  expect(words(games(NBA, '25T10:00', '24T10:00', '23T10:00'))).toEqual([
    'flag three',
    'flag two',
    'flag',
  ])
  expect(words(games(NBA, '26T10:00', '24T10:00', '23T10:00'))).toEqual(['', 'two', ''])
})

test.each([
  ['a day later', ['25T10:00', '24T10:00'], ['two', '']],
  ['a day later by the calendar, 25 hours by the clock', ['25T11:00', '24T10:00'], ['two', '']],
  ['two days later', ['26T10:00', '24T10:00'], ['', '']],
  ['on the same day', ['25T20:00', '25T08:00'], ['', '']],
  ['alone', ['25T10:00'], ['']],
])('R-MATCH-BK-026 %s', (_name, times, expected) => {
  expect(words(games(NBA, ...times))).toEqual(expected)
})
