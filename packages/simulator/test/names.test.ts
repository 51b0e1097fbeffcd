import { answer, soundsOf, wanted } from '@linmen/domain/search/name-search.ts'
import { initialOf } from '@linmen/domain/sport/name-order.ts'
import { initialsOf, syllablesOf } from '@linmen/domain/sport/name-sound.ts'
import { expect, test } from 'vitest'
import { clubsOf as basketballClubs } from '#basketball/atlas/clubs.ts'
import { LEAGUES as BASKETBALL } from '#basketball/atlas/leagues.ts'
import { countryCards, leagueCards } from '#football/atlas/league-card.ts'
import { LEAGUES as FOOTBALL } from '#football/atlas/leagues.ts'
import { clubsOf as footballClubs } from '#football/season/clubs.ts'

test('every team of the demo world is found by its whole pinyin and by its initials', () => {
  const clubs = [...FOOTBALL.flatMap(footballClubs), ...BASKETBALL.flatMap(basketballClubs)]
  for (const { name } of clubs) {
    const whole = syllablesOf(name).join('')
    const short = initialsOf(name)
    expect(answer(wanted(whole), name), name).toBe(0)
    expect(answer(wanted(short), name), name).toBeLessThanOrEqual(2)
    // The kept sounds find whatever the answer would.
    const kept = soundsOf(name)
    for (const { sound } of [whole, short, whole.slice(0, 3)].map(wanted))
      expect(kept, name).toContain(`|${sound}`)
  }
})

test('every club of the demo world can be read in letters', () => {
  const names = [
    ...FOOTBALL.flatMap((league) => footballClubs(league).map(({ name }) => name)),
    ...BASKETBALL.flatMap((league) => basketballClubs(league).map(({ name }) => name)),
  ]
  expect(names.length).toBeGreaterThan(2000)
  for (const name of names) {
    expect(syllablesOf(name).join(' '), name).toMatch(/^[a-z\d ]+$/)
    expect(initialsOf(name).length, name).toBeGreaterThanOrEqual(2)
  }
})

test('countries and competitions of the demo stand under the letters of their names', () => {
  const rows = [...countryCards, ...leagueCards, ...BASKETBALL]
  const wrong = rows.filter(({ name, letter }) => initialOf(name) !== letter)
  expect(wrong.map(({ name }) => name)).toEqual([])
})
