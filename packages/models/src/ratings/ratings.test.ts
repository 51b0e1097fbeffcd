import { expect, test } from 'vitest'
import { pricesFrom, type FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { eloRating } from './elo.ts'
import { leagueOf } from './leagues.ts'
import { edgeStrength, overStrength, type Seat } from './market-strength.ts'
import { deservedGoals, deservedMargin, piRating } from './pi-rating.ts'
import { createRegister } from './register.ts'
import { restDays } from './rest-days.ts'
import { leagueTrace, sharedTrace, trace } from './trace.ts'

const seat = (rest: Partial<Seat> = {}): Seat => ({
  home: 0,
  away: 1,
  league: 0,
  tier: 0,
  day: 10,
  ...rest,
})
const back = seat({ home: 1, away: 0 })
const row = (homeGoals: number, awayGoals: number, rest: Partial<FootballRow> = {}) =>
  ({
    homeGoals,
    awayGoals,
    homeShots: -1,
    awayShots: -1,
    homeOnTarget: -1,
    awayOnTarget: -1,
    prices: pricesFrom({}),
    ...rest,
  }) as FootballRow

test.each([
  ['E0', 'England', 0],
  ['EC', 'England', 4],
  ['SC2', 'Scotland', 2],
  ['SP2', 'Spain', 1],
  ['D1', 'Germany', 0],
  ['China', 'China', 0],
])('%s is in %s, tier %i', (div, country, tier) => {
  expect(leagueOf(div)).toEqual({ country, tier })
})

test('a team keeps its number when it changes the tier, and not the country', () => {
  const register = createRegister()
  expect(register.team('E0', 'Leeds')).toBe(register.team('E1', 'Leeds'))
  expect(register.team('E0', 'Arsenal')).not.toBe(register.team('SC0', 'Arsenal'))
  expect(register.tier(register.league('E1'))).toBe(1)
  expect([register.teams, register.leagues]).toEqual([3, 1])
})

test.each([
  ['Elo', eloRating()],
  ['pi', piRating((each) => each.homeGoals - each.awayGoals)],
  ['pi with shots', piRating(deservedMargin)],
])('%s: winners rise, and losers fall as much', (_name, rating) => {
  const before = [rating.expected(seat()), rating.expected(back)]
  rating.learn(seat(), row(3, 0))
  expect(rating.expected(seat())).toBeGreaterThan(before[0]!)
  expect(rating.expected(back)).toBeLessThan(before[1]!)
})

test('shots speak for a side that was unlucky', () => {
  const shots = { homeShots: 20, awayShots: 4, homeOnTarget: 9, awayOnTarget: 1 }
  expect(deservedMargin(row(0, 1, shots))).toBeGreaterThan(0)
  expect(deservedMargin(row(0, 1))).toBe(-1)
  expect(deservedGoals(row(2, 1))).toEqual([2, 1])
})

test('past odds pull the strength towards them, most at first', () => {
  const rating = edgeStrength()
  const level = rating.expected(seat())
  rating.learn(seat(), row(1, 0), level + 1)
  const first = rating.expected(seat()) - level
  expect(first).toBeGreaterThan(0.6)
  expect(first).toBeLessThan(1.3)
})

test('a result beyond the odds moves the strength further', () => {
  const [won, lost] = [edgeStrength(), edgeStrength()]
  won.learn(seat(), row(4, 0), 0.5)
  lost.learn(seat(), row(0, 4), 0.5)
  expect(won.expected(seat())).toBeGreaterThan(lost.expected(seat()))
})

test('many goals raise what both teams are expected to bring', () => {
  const rating = overStrength()
  const before = rating.expected(seat())
  rating.learn(seat(), row(4, 4), NaN)
  expect(rating.expected(seat())).toBeGreaterThan(before)
  expect(rating.expected(back)).toBeGreaterThan(before)
})

test('after a summer the next odds move a team further than after a week', () => {
  const moved = (days: number) => {
    const rating = edgeStrength()
    for (let day = 0; day < 70; day += 7) rating.learn(seat({ day }), row(1, 1), 0.4)
    const before = rating.expected(seat())
    rating.learn(seat({ day: 63 + days }), row(1, 1), 1.4)
    return rating.expected(seat()) - before
  }
  expect(moved(90)).toBeGreaterThan(moved(7) + 0.05)
})

test('a trace remembers a share of each surprise', () => {
  const moves = trace(0.25)
  moves.learn(seat(), 1)
  expect(moves.expected(seat())).toBe(0.5)
  moves.learn(seat(), NaN)
  expect(moves.expected(back)).toBe(-0.5)
})

test('what both teams add to is the same wherever they meet', () => {
  const moves = sharedTrace(0.25)
  moves.learn(seat(), 1)
  moves.learn(seat(), NaN)
  expect(moves.expected(seat())).toBe(0.5)
  expect(moves.expected(back)).toBe(0.5)
})

test('a trace of a league is shared by its matches, and by no other league', () => {
  const moves = leagueTrace(0.25)
  moves.learn(seat({ league: 70 }), 1)
  moves.learn(seat({ league: 70 }), NaN)
  expect(moves.expected(seat({ home: 8, away: 9, league: 70 }))).toBe(0.25)
  expect(moves.expected(seat({ league: 3 }))).toBe(0)
})

test('rest is compared between the teams', () => {
  const rest = restDays()
  rest.learn(seat({ home: 0, away: 2, day: 8 }))
  rest.learn(seat({ home: 1, away: 3, day: 1 }))
  expect(rest.tired(seat({ day: 10 }))).toBe(1)
  expect(rest.rested(seat({ day: 10 }))).toBe(-1)
})
