import { expect, test, vi } from 'vitest'
import { bracketOf } from '@linmen/domain/standings/bracket.ts'
import { groupsOf } from '@linmen/domain/standings/cup-groups.ts'
import { footballTable } from '@linmen/domain/standings/football-table.ts'
import { footballPlayed } from '@linmen/domain/standings/played.ts'
import type { Fixture, MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { LEAGUES } from '#football/atlas/leagues.ts'
import { footballWorld } from '#football/football-world.ts'
import { clubsOf } from './clubs.ts'
import { dayNumber, dayText, halfAt, halfName, halfStart } from './half-year.ts'
import { roundRobin } from './round-robin.ts'

// Whole seasons are computed here; on a busy machine that takes longer than a moment.
vi.setConfig({ testTimeout: 60_000 })

const world = footballWorld('linmen')
const { leagues } = world.atlas(Date.parse('2026-11-16T12:00:00+08:00'))

function sheetsOf(seasonId: string): MatchSheet[] {
  const { teams, fixtures } = world.season(seasonId)!
  const team = new Map(teams.map((each) => [each.id, each]))
  return fixtures.map((fixture) => ({
    fixture,
    league: leagues.find(({ id }) => id === fixture.leagueId)!,
    home: team.get(fixture.homeId)!,
    away: team.get(fixture.awayId)!,
    result: world.result(fixture),
    closing: null,
  }))
}

test.each(['11053', '10053'])('the outline of season %s names its matches', (id) => {
  const { fixtures, ...frame } = world.season(id)!
  const { matchIds, ...outline } = world.outline(id)!
  expect(outline).toEqual(frame)
  expect(matchIds).toEqual(fixtures.map((fixture) => fixture.id))
})

test('halves begin on a Monday and last 26 or 27 weeks, for fifty years', () => {
  for (let half = 20; half < 120; half += 1) {
    expect((halfStart(half) + 3) % 7).toBe(0)
    expect([26, 27]).toContain((halfStart(half + 1) - halfStart(half)) / 7)
    expect(halfAt(halfStart(half))).toBe(half)
    expect(halfAt(halfStart(half + 1) - 1)).toBe(half)
  }
})

test.each([
  ['2026-11-16', '2026 秋季'],
  ['2026-03-01', '2026 春季'],
  ['2026-06-28', '2026 春季'],
  ['2026-06-29', '2026 秋季'],
])('%s lies in %s', (day, name) => {
  expect(halfName(halfAt(dayNumber(day)))).toBe(name)
  expect(dayText(dayNumber(day))).toBe(day)
})

test('a season has a name of its own in its league, and none is named for a year before it is near', () => {
  const { seasons } = world.atlas(Date.parse('2026-11-16T12:00:00+08:00'))
  const played = seasons.filter(({ name }) => /[春秋]季$/.test(name))
  expect(played.length).toBeGreaterThan(300)
  expect(new Set(played.map(({ leagueId, name }) => `${leagueId} ${name}`)).size).toBe(
    played.length,
  )
  for (const { name, firstDay } of played)
    expect(dayNumber(`${name.slice(0, 4)}-01-01`) - dayNumber(firstDay)).toBeLessThan(45)
})

test.each([4, 18, 20, 24, 26])('in a double round robin of %i everyone meets twice', (seats) => {
  const met = new Set<string>()
  for (let round = 1; round <= 2 * (seats - 1); round += 1) {
    const pairs = roundRobin(seats, round)
    expect(new Set(pairs.flat()).size).toBe(seats)
    for (const [home, away] of pairs) met.add(`${home}-${away}`)
  }
  expect(met.size).toBe(seats * (seats - 1))
})

test('clubs have short names of their own', () => {
  const names = LEAGUES.flatMap((league) => clubsOf(league).map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => [...name].length > 8)).toEqual([])
})

test('ranks of a fixture are the places of the table on its morning', () => {
  const sheets = sheetsOf('11053')
  for (const { fixture } of sheets.filter((_, at) => at % 45 === 44))
    expect(fixture.ranks).toEqual(placesOn(fixture.day, fixture, sheets))
})

test('who has not played in the season has no place, though others have begun', () => {
  const sheets = sheetsOf('11053')
  const second = sheets.find(({ fixture }) => fixture.day > sheets[0]!.fixture.day)!.fixture
  expect(placesOn(second.day, second, sheets)).toEqual({ home: null, away: null })
  expect(second.ranks).toEqual({ home: null, away: null })
})

test('ahead of a match they are those of the day it is asked on, and nobody has one before the season', () => {
  const sheets = sheetsOf('11053')
  const last = sheets.at(-1)!.fixture
  const middle = sheets[sheets.length / 2]!.fixture.day
  const asked = world.fixture(last.id, middle)!
  expect(asked).toEqual({ ...last, ranks: placesOn(middle, last, sheets) })
  expect(asked.ranks).not.toEqual(last.ranks)
  expect(world.day(last.day, middle).fixtures).toContainEqual(asked)
  expect(world.fixture(last.id, '2020-01-01')!.ranks).toEqual({ home: null, away: null })
})

function placesOn(day: string, { homeId, awayId }: Fixture, sheets: readonly MatchSheet[]) {
  const teamIds = [...new Set(sheets.map(({ home }) => home.id))]
  const before = sheets.filter((sheet) => sheet.fixture.day < day)
  const table = footballTable(teamIds, footballPlayed(before))
  const rankOf = (id: string) => {
    const { played, rank } = table.find(({ teamId }) => teamId === id)!
    return played > 0 ? rank : null
  }
  return { home: rankOf(homeId), away: rankOf(awayId) }
}

test('a cup: eight groups, then rounds of which every pairing follows from the one before', () => {
  const sheets = sheetsOf('10051')
  const groups = groupsOf(sheets)
  expect(groups.map(({ name }) => name).join('')).toBe('ABCDEFGH')
  const knockout = bracketOf(sheets.filter(({ fixture }) => fixture.group === null))
  expect(knockout.map(({ name, ties }) => `${name} ${ties.length}`)).toEqual([
    '1/8决赛 8',
    '1/4决赛 4',
    '半决赛 2',
    '决赛 1',
  ])
  const first = knockout[0]!.ties.flatMap(({ homeId, awayId }) => [homeId, awayId])
  const best = groups.flatMap(({ teamIds, matches }) =>
    footballTable(teamIds, footballPlayed(matches))
      .slice(0, 2)
      .map(({ teamId }) => teamId),
  )
  expect(new Set(first)).toEqual(new Set(best))
  for (const { ties } of knockout.slice(1))
    for (const { from, winnerId, homeId, awayId } of ties) {
      expect(from.length).toBe(2)
      expect([homeId, awayId]).toContain(winnerId)
    }
  expect(knockout.at(-1)!.ties[0]!.legs[0]!.fixture.neutral).toBe(true)
})

test('a national cup is sixteen clubs of one league and single matches', () => {
  const knockout = bracketOf(sheetsOf('134051'))
  expect(knockout.map(({ ties }) => ties.length)).toEqual([8, 4, 2, 1])
  expect(
    knockout.every(({ ties }) => ties.every(({ legs, winnerId }) => legs.length === 1 && winnerId)),
  ).toBe(true)
})

test('nobody hears of a pairing before the matches it follows from are over', () => {
  const { fixtures } = world.season('10051')!
  const knockout = fixtures.filter(({ group }) => group === null)
  for (const { announcedAtMs, kickOffAtMs, round } of knockout) {
    const earlier = fixtures.filter((each) => each.round! < round! - (round! % 2 === 0 ? 1 : 0))
    expect(announcedAtMs).toBeLessThan(kickOffAtMs)
    expect(Math.max(...earlier.map((each) => each.kickOffAtMs))).toBeLessThan(announcedAtMs!)
  }
})
