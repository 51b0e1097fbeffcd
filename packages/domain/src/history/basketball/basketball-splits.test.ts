import { expect, test } from 'vitest'
import { pastGame, pastMatch } from '#test/past-match.ts'
import { futureFor } from './basketball-future.ts'
import { extremesOf, overtimesIn, quarterMeans } from './basketball-splits.ts'
import { seenBy } from '#history/seen-match.ts'

const games = seenBy('A', [
  pastGame({ day: 1, periods: ['30:20', '20:20', '25:20', '25:30', '9:5'] }),
  pastGame({ day: 0, home: 'B', away: 'A', periods: ['20:31', '20:20', '20:20', '20:20'] }),
])

test('points of each quarter per match, from the side of the team; overtime is no quarter', () => {
  expect(quarterMeans(games)).toEqual([
    { period: 1, scored: 30.5, conceded: 20 },
    { period: 2, scored: 20, conceded: 20 },
    { period: 3, scored: 22.5, conceded: 20 },
    { period: 4, scored: 22.5, conceded: 25 },
  ])
  expect(overtimesIn(games)).toBe(1)
})

test('nothing played has no quarter to speak of and no extremes', () => {
  expect(quarterMeans([]).every(({ scored, conceded }) => scored + conceded === 0)).toBe(true)
  expect(extremesOf([])).toEqual({ highest: null, lowest: null })
})

test('the most and the fewest points of a team', () => {
  expect(extremesOf(games)).toMatchObject({ highest: { value: 109 }, lowest: { value: 91 } })
})

const next = (day: number, home: string, away: string, leagueId = '1') =>
  pastMatch({ day, home, away, leagueId, score: null })
const now = next(1, 'A', 'B')
const ahead = [
  next(4, 'A', 'C'),
  next(2, 'C', 'A'),
  next(3, 'A', 'D', '9'),
  next(1, 'A', 'B'),
  pastMatch({ day: 5, home: 'A', away: 'E', leagueId: '1', score: '1:0' }),
]

test.each([
  ['everything that is still to come, next first', {}, [2, 3, 4]],
  ['the same league', { sameLeague: true }, [2, 4]],
  ['at home, as in the match itself', { sameVenue: true }, [3, 4]],
  ['no more than asked for', { size: 1 }, [2]],
])('%s', (_name, switches, days) => {
  const chosen = futureFor({ fixture: now.fixture, side: 'home' }, ahead, {
    sameLeague: false,
    sameVenue: false,
    size: 10,
    ...switches,
  })
  const first = now.fixture.kickOffAtMs
  expect(chosen.map(({ fixture }) => 1 + (fixture.kickOffAtMs - first) / 86_400_000)).toEqual(days)
})
