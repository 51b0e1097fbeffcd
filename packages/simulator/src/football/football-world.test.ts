import { expect, test, vi } from 'vitest'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import { almanacOf } from './almanac.ts'
import { footballWorld } from './football-world.ts'
import { dayNumber, dayText, noonMs } from '#football/season/half-year.ts'
import { storyClock } from '#football/story/clock.ts'

// Whole seasons are computed here; on a busy machine that takes longer than a moment.
vi.setConfig({ testTimeout: 60_000 })

const SEED = 'linmen'
const QUARTER_MS = 15 * 60_000
const world = footballWorld(SEED)
const almanac = almanacOf(SEED)
const FIRST = dayNumber('2026-11-02')
const days = Array.from({ length: 60 }, (_, at) => dayText(FIRST + at))
const sheets = days.map((day) => world.day(day))

test('every business day has 300 matches and more, each under its own number and on its own day', () => {
  const fixtures = sheets.flatMap((sheet) => sheet.fixtures)
  expect(Math.min(...sheets.map((sheet) => sheet.fixtures.length))).toBeGreaterThanOrEqual(300)
  expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length)
  expect(fixtures.filter(({ id }) => !/^\d{9,10}$/.test(id))).toEqual([])
  const misplaced = sheets.flatMap((sheet, at) =>
    sheet.fixtures.filter(({ day }) => day !== days[at]),
  )
  expect(misplaced).toEqual([])
  expect(fixtures.filter(({ day, kickOffAtMs }) => businessDay(kickOffAtMs) !== day)).toEqual([])
})

test('at every quarter of an hour of sixty days something is live', () => {
  const from = noonMs(FIRST + 1)
  const live = new Uint16Array(58 * 96)
  for (const { fixtures } of sheets)
    for (const fixture of fixtures) {
      const { fate } = almanac.match(fixture.id)!
      if (fate === 'postponed' || fate === 'cancelled') continue
      const { startMs, fullMs } = storyClock(SEED, almanac.match(fixture.id)!)
      const first = Math.ceil((startMs - from) / QUARTER_MS)
      for (let at = Math.max(0, first); from + at * QUARTER_MS < fullMs; at += 1)
        if (at < live.length) live[at]! += 1
    }
  expect(Math.min(...live)).toBeGreaterThanOrEqual(2)
})

test('nobody plays twice within three days', () => {
  const last = new Map<string, number>()
  const tired: string[] = []
  for (const [at, { fixtures }] of sheets.entries())
    for (const { homeId, awayId } of fixtures)
      for (const teamId of [homeId, awayId]) {
        if (at - (last.get(teamId) ?? -9) < 3) tired.push(`${teamId} ${days[at]}`)
        last.set(teamId, at)
      }
  expect(tired).toEqual([])
})

test('a day names the teams of its matches, and a number alone gives the same fixture', () => {
  const { teams, fixtures } = sheets[7]!
  const named = new Set(teams.map(({ id }) => id))
  expect(fixtures.filter((each) => !named.has(each.homeId) || !named.has(each.awayId))).toEqual([])
  expect(fixtures.map(({ id }) => world.fixture(id))).toEqual(fixtures)
})

test.each(['', '1', '99999999999', '110530199', '11053', '9990530101', 'abc'])(
  'nothing is behind the number %j',
  (id) => {
    expect(world.fixture(id)).toBeNull()
  },
)

test('the leagues and seasons of a moment: the next, the present and two complete ones before', () => {
  const now = Date.parse('2026-11-16T12:00:00+08:00')
  const { countries, leagues, seasons, stages } = world.atlas(now)
  expect(countries.length).toBeGreaterThanOrEqual(45)
  expect(leagues.length).toBeGreaterThanOrEqual(100)
  expect(new Set(leagues.map(({ id }) => id)).size).toBe(leagues.length)
  expect(new Set(leagues.map(({ name }) => name)).size).toBe(leagues.length)
  const known = new Set(countries.map(({ id }) => id))
  for (const { id, countryId, category } of leagues) {
    expect(known).toContain(countryId)
    expect(category).toBeGreaterThanOrEqual(1)
    expect(category).toBeLessThanOrEqual(6)
    const own = seasons.filter(({ leagueId }) => leagueId === id)
    expect(own.filter(({ lastDay }) => lastDay < '2026-11-16').length).toBeGreaterThanOrEqual(2)
    expect(own.some(({ firstDay }) => firstDay > '2026-11-16')).toBe(true)
    for (const season of own)
      expect(stages.some((stage) => stage.seasonId === season.id)).toBe(true)
  }
})
