import { expect, test } from 'vitest'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { basketballWorld } from './basketball/basketball-world.ts'
import { footballWorld } from './football/football-world.ts'

const NOW = Date.parse('2026-11-16T12:00:00+08:00')
const football = footballWorld('linmen')
const basketball = basketballWorld('linmen')

const seasonsOf = (world: typeof football | typeof basketball, leagueIds: readonly string[]) =>
  world
    .atlas(NOW)
    .seasons.filter(({ leagueId, name }) => leagueIds.includes(leagueId) && PRESENT.test(name))
    .map((season) => [`${season.leagueId} ${season.name}`, world, season] as const)

const PRESENT = /^2026(\/27| 秋季|)$/

// Leagues and cups of evenings, of nights, and of mornings.
test.each([
  ...seasonsOf(football, ['11', '22', '10', '131', '138']),
  ...seasonsOf(basketball, ['1', '3']),
])('a season lasts from its first match to its last: %s', (_name, world, { id, ...season }) => {
  const dates = world.season(id)!.fixtures.map(({ kickOffAtMs }) => beijingDay(kickOffAtMs))
  const inOrder = dates.toSorted()
  expect(inOrder[0]! >= season.firstDay, `${inOrder[0]} begins before ${season.firstDay}`).toBe(
    true,
  )
  expect(inOrder.at(-1)! <= season.lastDay, `${inOrder.at(-1)} ends after ${season.lastDay}`).toBe(
    true,
  )
})
