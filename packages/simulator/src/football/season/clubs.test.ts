import { expect, test } from 'vitest'
import { LEAGUES } from '#football/atlas/leagues.ts'
import { rosterOf } from '#football/squad/roster.ts'
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

test('hardly two men of a league have the same name, and no two coaches', () => {
  const team = teamsOf('linmen')
  let [men, twice, players] = [0, 0, 0]
  for (const league of LEAGUES.slice(0, 30)) {
    const clubs = clubsOf(league)
    const names = clubs.flatMap((club) => rosterOf('linmen', club).map(({ name }) => name))
    men += names.length
    twice += names.length - new Set(names).size
    const coaches = clubs.map(({ id }) => team(id).coach)
    expect(new Set(coaches).size).toBe(clubs.length)
    players += coaches.filter((name) => names.includes(name)).length
  }
  expect(men).toBeGreaterThan(10_000)
  expect(twice / men).toBeLessThan(0.005)
  expect(players, 'coaches with the name of a player').toBeLessThan(5)
})
