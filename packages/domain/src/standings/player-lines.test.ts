import { expect, test } from 'vitest'
import { leadersBy, leadersPerMatch, leastMatches, type PlayerLine } from './player-lines.ts'

const line = (name: string, appearances: number, goals: number, assists = 0): PlayerLine => ({
  playerId: name,
  name,
  teamId: '1',
  teamName: '甲',
  appearances,
  figures: { goals, assists },
})

const SCORERS = { by: 'goals', tie: 'assists' }
const places = (found: ReturnType<typeof leadersBy>) => found.map(({ name, rank }) => [name, rank])

test.each<[string, readonly PlayerLine[], readonly (readonly [string, number])[]]>([
  [
    'most first',
    [line('陈', 9, 4), line('安', 9, 6)],
    [
      ['安', 1],
      ['陈', 2],
    ],
  ],
  [
    'equal goals share a place, whatever matches they took, and the next skips',
    [line('安', 9, 5), line('白', 8, 5), line('陈', 9, 4)],
    [
      ['白', 1],
      ['安', 1],
      ['陈', 3],
    ],
  ],
  [
    'of equals, who served more stands before who played less',
    [line('安', 5, 5, 1), line('白', 9, 5, 3)],
    [
      ['白', 1],
      ['安', 1],
    ],
  ],
  [
    'equal in everything, they stand as their names are read',
    [line('张', 9, 5), line('安', 9, 5), line('李', 9, 5)],
    [
      ['安', 1],
      ['李', 1],
      ['张', 1],
    ],
  ],
  ['nothing is no lead', [line('安', 9, 5), line('白', 9, 0)], [['安', 1]]],
])('leaders: %s', (_name, lines, expected) => {
  expect(places(leadersBy(lines, SCORERS, 9))).toEqual(expected)
})

test('per match, figures that look equal share a place, and who played more stands first', () => {
  const lines = [line('安', 30, 301), line('白', 31, 310), line('陈', 30, 297), line('丁', 30, 330)]
  expect(places(leadersPerMatch(lines, 'goals', 9))).toEqual([
    ['丁', 1],
    ['白', 2],
    ['安', 2],
    ['陈', 4],
  ])
})

test('per match, who played less than a third of the most matches is left out', () => {
  const lines = [line('安', 3, 9), line('白', 10, 5), line('陈', 4, 8)]
  expect(leastMatches(lines)).toBe(4)
  expect(leadersPerMatch(lines, 'goals', 9).map(({ name, value }) => [name, value])).toEqual([
    ['陈', 2],
    ['白', 0.5],
  ])
})

test.each([
  [[], 1],
  [[0], 1],
  [[1, 3], 1],
  [[4], 2],
  [[82, 20], 28],
])('of the matches %j, %i make an average', (matches, least) => {
  expect(leastMatches(matches.map((each) => line('安', each, 1)))).toBe(least)
})
