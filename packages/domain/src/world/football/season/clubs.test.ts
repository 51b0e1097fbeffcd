import { expect, test } from 'vitest'
import { LEAGUES } from '#world/football/atlas/leagues.ts'
import { clubsOf, teamsOf } from './clubs.ts'

test('every ground is in the town of its club, and no two clubs of a country have one of the same name', () => {
  const team = teamsOf('linmen')
  const seen = new Map<string, string>()
  for (const { id, league } of LEAGUES.flatMap(clubsOf)) {
    const { venue } = team(id)
    expect(venue.name.startsWith(venue.city), venue.name).toBe(true)
    const key = `${league.country.id} ${venue.name}`
    expect(seen.get(key), venue.name).toBeUndefined()
    seen.set(key, id)
  }
  expect(seen.size).toBeGreaterThan(2000)
})

test('a ground does not say the same word twice', () => {
  const team = teamsOf('linmen')
  const names = LEAGUES.flatMap(clubsOf).map(({ id }) => team(id).venue.name)
  expect(names.filter((name) => /竞技竞技|球场球场|市民市民|公园公园|中央中央/.test(name))).toEqual(
    [],
  )
})
