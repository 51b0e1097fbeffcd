import { expect, test } from 'vitest'
import { businessDay } from '#match/business-day.ts'
import { foldMatch } from '#match/match-fold.ts'
import { isLive } from '#match/football-status.ts'
import type { Fixture } from '#sport/fixture.ts'
import { footballWorld } from '#world/football/football-world.ts'
import { dayNumber, dayText } from '#world/football/season/half-year.ts'

const SEED = 'linmen'
const world = footballWorld(SEED)
const FIRST = dayNumber('2026-11-02')
const days = Array.from({ length: 60 }, (_, at) => dayText(FIRST + at))
const sheets = days.map((day) => world.day(day))

test('every business day has 300 matches and more, each under its own number and on its own day', () => {
  const seen = new Set<string>()
  for (const [at, { fixtures }] of sheets.entries()) {
    expect(fixtures.length, days[at]).toBeGreaterThanOrEqual(300)
    for (const { id, day, kickOffAtMs } of fixtures) {
      expect(id).toMatch(/^\d{9,10}$/)
      expect(seen.has(id), id).toBe(false)
      seen.add(id)
      expect(day).toBe(days[at])
      expect(businessDay(kickOffAtMs)).toBe(day)
    }
  }
})

test('at every quarter of an hour of sixty days something is live', () => {
  const spans = sheets.flatMap(({ fixtures }) => fixtures.map(liveSpan))
  const from = Date.parse(`${days[1]}T12:00:00+08:00`)
  const slots = new Uint16Array(58 * 96)
  for (const { fromMs, toMs } of spans)
    for (let ms = Math.ceil((fromMs - from) / 900_000); from + ms * 900_000 < toMs; ms += 1)
      if (ms >= 0 && ms < slots.length) slots[ms]! += 1
  expect(Math.min(...slots)).toBeGreaterThanOrEqual(3)
})

/** From the first whistle to the last, out of the story. */
function liveSpan(fixture: Fixture): { fromMs: number; toMs: number } {
  const told = world.story(fixture).filter((report) => report.kind === 'status')
  const first = told.find(({ phase }) => isLive(phase))
  return { fromMs: first?.atMs ?? Infinity, toMs: first ? told.at(-1)!.atMs : 0 }
}

test('nobody plays twice within three days', () => {
  const last = new Map<string, number>()
  for (const [at, { fixtures }] of sheets.entries())
    for (const { homeId, awayId } of fixtures)
      for (const teamId of [homeId, awayId]) {
        expect(at - (last.get(teamId) ?? -9), `${teamId} ${days[at]}`).toBeGreaterThanOrEqual(3)
        last.set(teamId, at)
      }
})

test('a day names the teams of its matches, and a number alone gives the same fixture', () => {
  const { teams, fixtures } = sheets[7]!
  const named = new Set(teams.map(({ id }) => id))
  for (const fixture of fixtures) {
    expect(named).toContain(fixture.homeId)
    expect(named).toContain(fixture.awayId)
    expect(world.fixture(fixture.id)).toEqual(fixture)
  }
})

test.each(['', '1', '99999999999', '110530199', '11053', '9990530101', 'abc'])(
  'nothing is behind the number %j',
  (id) => {
    expect(world.fixture(id)).toBeNull()
  },
)

test('a result is what the story folds to', () => {
  for (const { fixtures } of sheets.slice(0, 14))
    for (const fixture of fixtures) {
      const { phase, score, corners, yellowCards, redCards } = foldMatch(world.story(fixture), 1)
      const { full, half = { home: 0, away: 0 }, extra, penalties } = score
      const folded = { phase, full, half, extra, penalties, corners, yellowCards, redCards }
      expect(world.result(fixture), fixture.id).toEqual({
        sport: 'football',
        ...Object.fromEntries(Object.entries(folded).filter(([, value]) => value)),
      })
    }
})

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
