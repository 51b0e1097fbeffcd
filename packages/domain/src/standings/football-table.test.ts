import fc from 'fast-check'
import { expect, test } from 'vitest'
import { footballTable, type TableSplit } from './football-table.ts'
import type { FootballPlayed } from './played.ts'

const TEAMS = ['1', '2', '3', '4']

let made = 0
const match = (
  homeId: string,
  awayId: string,
  full: [number, number],
  half: [number, number] = [0, 0],
): FootballPlayed => ({
  matchId: String((made += 1)),
  homeId,
  awayId,
  kickOffAtMs: made,
  score: { home: full[0], away: full[1] },
  half: { home: half[0], away: half[1] },
})

const places = (played: FootballPlayed[], split?: TableSplit, teams = TEAMS) =>
  footballTable(teams, played, split).map(({ teamId }) => teamId)

test('three points for a win, one for a draw, none for a defeat', () => {
  const rows = footballTable(TEAMS, [match('1', '2', [2, 0]), match('3', '4', [1, 1])])
  expect(rows.map(({ teamId, points }) => [teamId, points])).toEqual([
    ['1', 3],
    ['3', 1],
    ['4', 1],
    ['2', 0],
  ])
  expect(rows[0]).toMatchObject({ rank: 1, played: 1, won: 1, drawn: 0, lost: 0 })
})

test('before the first match of a table there is an order, but no place', () => {
  expect(footballTable(TEAMS, []).map(({ rank }) => rank)).toEqual([null, null, null, null])
  const [first, , , last] = footballTable(TEAMS, [match('1', '2', [1, 0])])
  expect([first?.rank, last?.rank]).toEqual([1, 4])
})

test.each<[string, FootballPlayed[], string[]]>([
  ['points before goals', [match('1', '2', [1, 0]), match('3', '4', [5, 5])], ['1', '3', '4', '2']],
  ['then the difference', [match('1', '2', [1, 0]), match('3', '4', [3, 0])], ['3', '1', '2', '4']],
  ['then goals scored', [match('1', '2', [1, 0]), match('3', '4', [3, 2])], ['3', '1', '4', '2']],
  ['then the older id', [match('2', '1', [1, 0]), match('4', '3', [1, 0])], ['2', '4', '1', '3']],
  ['nobody has played', [], ['1', '2', '3', '4']],
])('%s', (_name, played, expected) => {
  expect(places(played)).toEqual(expected)
})

test('9 is an older id than 10', () => {
  expect(places([], 'all', ['10', '9'])).toEqual(['9', '10'])
})

test('home and away look at one half of the matches each', () => {
  const played = [match('1', '2', [2, 0]), match('2', '1', [2, 1])]
  const [home] = footballTable(['1', '2'], played, 'home')
  const [away] = footballTable(['1', '2'], played, 'away')
  expect(home).toMatchObject({ teamId: '1', points: 3, goalsFor: 2, goalsAgainst: 0 })
  expect(away).toMatchObject({ teamId: '1', points: 0, goalsFor: 1, goalsAgainst: 2 })
})

test('a half nobody told is no match', () => {
  const played = [{ ...match('1', '2', [2, 0]), half: null }]
  for (const split of ['firstHalf', 'secondHalf'] as const)
    expect(footballTable(['1', '2'], played, split).map((row) => row.played)).toEqual([0, 0])
  expect(footballTable(['1', '2'], played)[0]).toMatchObject({ played: 1, points: 3 })
})

test('the halves are matches of their own', () => {
  const played = [match('1', '2', [2, 3], [2, 0])]
  expect(footballTable(['1', '2'], played, 'firstHalf')[0]).toMatchObject({
    teamId: '1',
    points: 3,
    goalsFor: 2,
  })
  expect(footballTable(['1', '2'], played, 'secondHalf')[0]).toMatchObject({
    teamId: '2',
    points: 3,
    goalsFor: 3,
  })
})

test('the last six forget the seventh, and the form reads from old to new', () => {
  const goals = [0, 0, 1, 2, 0, 1, 2]
  const played = goals.map((own) => match('1', '2', [own, 1]))
  const [, lower] = footballTable(['1', '2'], played, 'all')
  expect(lower).toMatchObject({ teamId: '1', played: 7, won: 2, drawn: 2, lost: 3 })
  expect(lower?.form).toEqual(['lose', 'draw', 'win', 'lose', 'draw', 'win'])
  const six = footballTable(['1', '2'], played, 'last6')
  expect(six.map(({ teamId, played: count, points }) => [teamId, count, points])).toEqual([
    ['1', 6, 8],
    ['2', 6, 8],
  ])
})

const season = fc.array(
  fc
    .tuple(fc.constantFrom(...TEAMS), fc.constantFrom(...TEAMS), fc.nat(6), fc.nat(6), fc.nat(3))
    .filter(([home, away]) => home !== away)
    .map(([home, away, one, two, half]) =>
      match(home, away, [one, two], [Math.min(half, one), Math.min(half, two)]),
    ),
  { maxLength: 40 },
)

test('every table adds up', () => {
  fc.assert(
    fc.property(season, (played) => {
      const rows = footballTable(TEAMS, played)
      const sum = (of: (row: (typeof rows)[number]) => number) =>
        rows.reduce((all, row) => all + of(row), 0)
      expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost))
      expect(sum(({ goalsFor }) => goalsFor)).toBe(sum(({ goalsAgainst }) => goalsAgainst))
      expect(sum((row) => row.played)).toBe(2 * played.length)
      expect(rows.map(({ rank }) => rank)).toEqual(
        played.length > 0 ? [1, 2, 3, 4] : [null, null, null, null],
      )
      for (const row of rows) expect(row.points).toBe(3 * row.won + row.drawn)
    }),
  )
})

test('home and away together, and both halves together, are the whole', () => {
  fc.assert(
    fc.property(season, (played) => {
      const of = (split: TableSplit) =>
        new Map(footballTable(TEAMS, played, split).map((row) => [row.teamId, row]))
      const [all, home, away, first, second] = (
        ['all', 'home', 'away', 'firstHalf', 'secondHalf'] as const
      ).map(of)
      for (const id of TEAMS) {
        expect(home!.get(id)!.points + away!.get(id)!.points).toBe(all!.get(id)!.points)
        expect(first!.get(id)!.goalsFor + second!.get(id)!.goalsFor).toBe(all!.get(id)!.goalsFor)
      }
    }),
  )
})

test('the order of the matches in the list changes no place', () => {
  fc.assert(
    fc.property(season, (played) => {
      expect(places(played.toReversed())).toEqual(places(played))
    }),
  )
})
