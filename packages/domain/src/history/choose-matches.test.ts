import { expect, test } from 'vitest'
import { pastMatch } from '#test/past-match.ts'
import { boutsFor, HISTORY_SIZE, recentFor, type HistorySwitches } from './choose-matches.ts'

const { fixture } = pastMatch({ day: 50, score: null })
const ALL: HistorySwitches = {
  sameLeague: false,
  sameVenue: false,
  part: 'full',
  size: HISTORY_SIZE,
}
const ids = (sheets: { fixture: { id: string } }[]) => sheets.map((sheet) => sheet.fixture.id)

const BOUTS = [
  pastMatch({ day: 10, score: '1:0' }),
  pastMatch({ day: 20, home: 'B', away: 'A', score: '1:0' }),
  pastMatch({ day: 30, score: '1:0', leagueId: '99' }),
  pastMatch({ day: 40, score: '1:0', neutral: true }),
  pastMatch({ day: 45, score: null }),
  pastMatch({ day: 60, score: '2:2' }),
]

test.each<[string, Partial<HistorySwitches>, string[]]>([
  ['everything that is over and earlier, newest first', {}, ['m40', 'm30', 'm20', 'm10']],
  ['the same league', { sameLeague: true }, ['m40', 'm20', 'm10']],
  ['the same home team, not on neutral ground', { sameVenue: true }, ['m30', 'm10']],
  ['both', { sameLeague: true, sameVenue: true }, ['m10']],
  ['no more than asked for', { size: 1 }, ['m40']],
])('bouts: %s', (_name, switches, expected) => {
  expect(ids(boutsFor(fixture, BOUTS, { ...ALL, ...switches }))).toEqual(expected)
})

test('recent matches of a side: at home for the home side, away for the other', () => {
  const sheets = [
    pastMatch({ day: 1, home: 'A', away: 'C', score: '1:0' }),
    pastMatch({ day: 2, home: 'C', away: 'A', score: '1:0' }),
    pastMatch({ day: 3, home: 'B', away: 'C', score: '1:0' }),
    pastMatch({ day: 4, home: 'C', away: 'B', score: '1:0' }),
  ]
  const same = { ...ALL, sameVenue: true }
  expect(ids(recentFor({ fixture, side: 'home' }, sheets, same))).toEqual(['m1'])
  expect(ids(recentFor({ fixture, side: 'away' }, sheets, same))).toEqual(['m4'])
})
