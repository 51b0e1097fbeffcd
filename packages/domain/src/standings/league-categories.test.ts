import { expect, test } from 'vitest'
import type { League } from '#sport/atlas.ts'
import { leagueCategories } from './league-categories.ts'

const league = (id: string, category: number, hot = false, level = 1, letter = 'A') =>
  ({ id, category, hot, level, letter }) as League

test('R-DATA-001 leagues stand under their category, football 1 to 6, basketball 7, other sports 8', () => {
  const found = leagueCategories([
    league('nba', 7),
    league('other', 8),
    league('b', 1, false, 2),
    league('c', 1, false, 1, 'B'),
    league('d', 1, false, 1, 'A'),
    league('e', 1, true, 3),
    league('cup', 6),
  ])
  expect(found.map(({ category, leagues }) => [category, leagues.map(({ id }) => id)])).toEqual([
    [1, ['e', 'd', 'c', 'b']],
    [6, ['cup']],
    [7, ['nba']],
    [8, ['other']],
  ])
})
