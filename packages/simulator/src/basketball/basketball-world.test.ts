import { expect, test } from 'vitest'
import { foldBasketball } from '@linmen/domain/match/basketball/basketball-fold.ts'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import type { BasketballResult, Fixture } from '@linmen/domain/sport/fixture.ts'
import { basketballWorld } from './basketball-world.ts'

const NOW = Date.UTC(2026, 10, 15, 6)
const world = basketballWorld('linmen')
const season = (id: string) => world.season(id)!
const nba = season('312025').fixtures

test('the atlas has the next season, the present one and three before of every league', () => {
  const { leagues, seasons, stages, countries } = world.atlas(NOW)
  expect(leagues.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  expect(seasons.filter(({ leagueId }) => leagueId === '1').map(({ name }) => name)).toEqual([
    '2027/28',
    '2026/27',
    '2025/26',
    '2024/25',
    '2023/24',
  ])
  const known = new Set(countries.map(({ id }) => id))
  expect(leagues.every(({ countryId, category }) => known.has(countryId) && category === 7)).toBe(
    true,
  )
  expect(seasons.every(({ id }) => stages.some((stage) => stage.seasonId === id))).toBe(true)
})

test('a season gives the same answer from another world of the same seed, and another from another', () => {
  const again = basketballWorld('linmen').season('332025')!.fixtures
  expect(again).toEqual(season('332025').fixtures)
  expect(basketballWorld('other').season('332025')!.fixtures).not.toEqual(again)
  expect(world.season('112025')).toBeNull()
  expect(world.season('311999')).toBeNull()
})

test('the outline of a season names its matches, and each is found by its number', () => {
  const { fixtures, ...frame } = season('332025')
  const { matchIds, ...outline } = world.outline('332025')!
  expect(outline).toEqual(frame)
  expect(matchIds.map((id) => world.fixture(id))).toEqual(fixtures)
  expect(world.outline('999')).toBeNull()
})

test('30 teams play 82 games each, 41 of them at home', () => {
  const regular = nba.filter(({ stageId }) => stageId === '3120251')
  expect(regular).toHaveLength(1230)
  for (const { id } of season('312025').teams) {
    expect(regular.filter(({ homeId }) => homeId === id)).toHaveLength(41)
    expect(regular.filter(({ awayId }) => awayId === id)).toHaveLength(41)
  }
})

test('about one match in seven is on the day after another, and nobody plays three days in a row', () => {
  const days = season('312025').teams.map(({ id }) =>
    nba.filter(({ homeId, awayId }) => homeId === id || awayId === id).map(({ day }) => day),
  )
  const seconds = days.flatMap((own) => own.filter((day, at) => own[at - 1] === addDays(day, -1)))
  expect(seconds.length / (nba.length * 2)).toBeGreaterThan(0.12)
  expect(seconds.length / (nba.length * 2)).toBeLessThan(0.18)
  for (const own of days)
    expect(own.some((day, at) => own[at - 2] === addDays(day, -2) && own[at - 1]! < day)).toBe(
      false,
    )
})

test('numbers are digits, begin with three and lead back to their fixtures', () => {
  for (const fixture of nba.filter((_, at) => at % 97 === 0)) {
    expect(fixture.id).toMatch(/^3\d{9}$/)
    expect(world.fixture(fixture.id)).toEqual(fixture)
    expect(world.day(fixture.day).fixtures).toContainEqual(fixture)
  }
  expect(world.fixture('3120259999')).toBeNull()
  expect(world.fixture('20261125')).toBeNull()
})

test('a day has the matches of its business day with their teams, in order', () => {
  const { fixtures, teams } = world.day('2026-11-21')
  const known = new Set(teams.map(({ id }) => id))
  expect(fixtures.length).toBeGreaterThan(12)
  expect(fixtures.every(({ homeId, awayId }) => known.has(homeId) && known.has(awayId))).toBe(true)
  expect(fixtures.every(({ kickOffAtMs, day }) => businessDay(kickOffAtMs) === day)).toBe(true)
  expect(fixtures.map(({ kickOffAtMs }) => kickOffAtMs)).toEqual(
    fixtures.map(({ kickOffAtMs }) => kickOffAtMs).toSorted((a, b) => a - b),
  )
})

const winsBefore = (teamId: string, day: string) => {
  const before = nba.filter((each) => each.day < day && each.stageId === '3120251')
  const own = before.filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
  const played = own.map((each) => ({ each, result: world.result(each) }))
  const counted = played.filter(({ result }) => result.phase === 'finished')
  const won = counted.filter(({ each, result: { full } }) =>
    each.homeId === teamId ? full.home > full.away : full.away > full.home,
  )
  return won.length / counted.length
}

test('places are those of the results before the day', () => {
  const fixture = nba.findLast(({ ranks, day }) => ranks.home === 1 && day < '2026-04-01')!
  const conference = season('312025').teams.filter(({ id }) => sameHalf(id, fixture.homeId))
  const shares = conference.map(({ id }) => winsBefore(id, fixture.day))
  expect(winsBefore(fixture.homeId, fixture.day)).toBe(Math.max(...shares))
})

test('ahead of a match places are those of the day it is asked on', () => {
  const regular = nba.filter(({ stageId }) => stageId === '3120251')
  const { day, homeId, ranks } = regular[regular.length / 2]!
  const later = regular.findLast((each) => each.homeId === homeId)!
  const asked = world.fixture(later.id, day)!
  expect(asked.ranks.home).toBe(ranks.home)
  expect({ ...asked, ranks: later.ranks }).toEqual(later)
  expect(world.day(later.day, day).fixtures).toContainEqual(asked)
  expect(world.fixture(later.id, '2025-01-01')!.ranks).toEqual({ home: null, away: null })
})

test('a team has no place before its own first game, though others have begun', () => {
  const first = nba[0]!.day
  const firstGames = nba.filter(
    ({ homeId, day }) =>
      day > first &&
      nba.every((each) => each.day >= day || ![each.homeId, each.awayId].includes(homeId)),
  )
  expect(firstGames.length).toBeGreaterThan(0)
  expect(firstGames.filter(({ ranks }) => ranks.home !== null)).toEqual([])
})

const sameHalf = (one: string, other: string) => one.slice(-3) > '015' === other.slice(-3) > '015'

test('a series is played until somebody has won four, and no match is known before it can be', () => {
  const finals = nba.filter(({ roundName }) => roundName.startsWith('总决赛'))
  const winners = finals.map((each) => {
    const { full } = world.result(each)
    return full.home > full.away ? each.homeId : each.awayId
  })
  const wins = (teamId: string) => winners.filter((winner) => winner === teamId).length
  expect(wins(winners.at(-1)!)).toBe(4)
  expect(finals).toHaveLength(4 + Math.min(wins(finals[0]!.homeId), wins(finals[0]!.awayId)))
  for (const fixture of nba.filter(({ stageId }) => stageId === '3120253')) {
    expect(fixture.announcedAtMs).toBeLessThan(fixture.kickOffAtMs)
    expect(fixture.announcedAtMs).toBeGreaterThan(Date.UTC(2026, 3, 1))
  }
})

const folds = (fixture: Fixture) => {
  const { phase, score, periods } = foldBasketball(world.story(fixture), 1)
  return { sport: 'basketball', phase, full: score, periods } as BasketballResult
}

test('a result is what the story folds to', () => {
  const some = [...nba, ...season('322025').fixtures].filter((_, at) => at % 29 === 0)
  const off = nba.filter((each) => world.result(each).phase !== 'finished')
  expect(off.length).toBeGreaterThan(0)
  for (const fixture of [...some, ...off]) expect(folds(fixture)).toEqual(world.result(fixture))
  const overtime = some.filter((each) => folds(each).periods.length > 4)
  expect(overtime.length).toBeGreaterThan(0)
})
