import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basketballTable } from './basketball-table.ts'
import { MARGIN_BANDS, marginBand, marginTable } from './margin-bands.ts'
import { oddEvenTable } from './odd-even.ts'
import type { Played } from './played.ts'

const TEAMS = ['1', '2', '3']

let made = 0
const game = (homeId: string, awayId: string, home: number, away: number): Played => ({
  matchId: String((made += 1)),
  homeId,
  awayId,
  kickOffAtMs: made,
  score: { home, away },
})
const wins = (winner: string, loser: string, count: number) =>
  Array.from({ length: count }, () => game(winner, loser, 100, 90))

test('games behind are half of the differences in wins and losses', () => {
  const played = [...wins('1', '2', 6), ...wins('2', '3', 3), ...wins('3', '1', 1)]
  const rows = basketballTable(TEAMS, played)
  expect(rows.map(({ teamId, won, lost, behind }) => [teamId, won, lost, behind])).toEqual([
    ['1', 6, 1, 0],
    ['2', 3, 6, 4],
    ['3', 1, 3, 3.5],
  ])
})

test('before the first game of a table nobody has a place', () => {
  expect(basketballTable(TEAMS, []).map(({ rank }) => rank)).toEqual([null, null, null])
  expect(basketballTable(TEAMS, wins('1', '2', 1)).map(({ rank }) => rank)).toEqual([1, 2, 3])
})

test.each<[string, Played[], string[]]>([
  ['the better share leads', [...wins('1', '2', 2), ...wins('3', '1', 1)], ['3', '1', '2']],
  ['equal shares: more wins', [...wins('1', '2', 1), ...wins('3', '2', 2)], ['3', '1', '2']],
  [
    'equal records: the difference',
    [game('1', '2', 90, 80), game('3', '2', 99, 80)],
    ['3', '1', '2'],
  ],
  ['nobody has played', [], ['1', '2', '3']],
])('%s', (_name, played, expected) => {
  expect(basketballTable(TEAMS, played).map(({ teamId }) => teamId)).toEqual(expected)
})

test('streak, last ten, home and away', () => {
  const played = [...wins('1', '2', 9), ...wins('2', '1', 2), game('2', '1', 80, 101)]
  const row = basketballTable(['1'], played)[0]!
  expect(row.run).toEqual({ kind: 'win', length: 1 })
  expect(row.last10).toEqual({ won: 8, lost: 2 })
  expect(row.home).toEqual({ won: 9, lost: 0 })
  expect(row.away).toEqual({ won: 1, lost: 2 })
  expect(basketballTable(['3'], played)[0]!.run).toBeNull()
})

test('a conference is ranked by all games of its teams, also those against others', () => {
  const rows = basketballTable(['1', '2'], [...wins('3', '1', 2), ...wins('2', '3', 1)])
  expect(rows.map(({ teamId, rank, lost }) => [teamId, rank, lost])).toEqual([
    ['2', 1, 0],
    ['1', 2, 2],
  ])
})

const season = fc.array(
  fc
    .tuple(
      fc.constantFrom(...TEAMS),
      fc.constantFrom(...TEAMS),
      fc.integer({ min: 60, max: 140 }),
      fc.integer({ min: 60, max: 140 }),
    )
    .filter(([home, away, one, two]) => home !== away && one !== two)
    .map((args) => game(...args)),
  { maxLength: 30 },
)

test('shares fall from place to place, and every game is won by one and lost by one', () => {
  fc.assert(
    fc.property(season, (played) => {
      const rows = basketballTable(TEAMS, played)
      const shares = rows.map(({ share }) => share)
      expect(shares).toEqual(shares.toSorted((a, b) => b - a))
      expect(rows.reduce((sum, { won }) => sum + won, 0)).toBe(played.length)
      expect(rows.reduce((sum, { lost }) => sum + lost, 0)).toBe(played.length)
      expect(rows[0]!.behind).toBe(0)
    }),
  )
})

test.each([
  [1, '1-5'],
  [5, '1-5'],
  [6, '6-10'],
  [10, '6-10'],
  [25, '21-25'],
  [26, '26+'],
  [60, '26+'],
])('a difference of %i lies in %s', (difference, band) => {
  expect(MARGIN_BANDS[marginBand(difference)]).toBe(band)
})

test('bands hold every game once, and odd and even do too', () => {
  fc.assert(
    fc.property(season, (played) => {
      const games = (id: string) =>
        played.filter(({ homeId, awayId }) => homeId === id || awayId === id).length
      const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0)
      for (const { teamId, won, lost } of marginTable(TEAMS, played))
        expect(sum(won) + sum(lost)).toBe(games(teamId))
      for (const { teamId, all, home, away } of oddEvenTable(TEAMS, played)) {
        expect(all.odd + all.even).toBe(games(teamId))
        expect(home.odd + away.odd).toBe(all.odd)
      }
    }),
  )
})

test('odd is the sum of both sides', () => {
  const [row] = oddEvenTable(['1'], [game('1', '2', 100, 91), game('2', '1', 100, 90)])
  expect(row).toEqual({
    teamId: '1',
    all: { odd: 1, even: 1 },
    home: { odd: 1, even: 0 },
    away: { odd: 0, even: 1 },
  })
})
