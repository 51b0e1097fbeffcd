import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { Atlas, Team } from '@linmen/domain/sport/atlas.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import type { DaySheet } from '#feeds/port.ts'
import { countryCoded, leagueOf } from '#files/football-leagues.ts'
import { plainFixture } from '#files/frame.ts'
import { listOf, numberOf, objectOf, textOf, type Json } from './answer-parts.ts'

/** The feed counts each sport from one; here a number belongs to one thing. */
export const houseId = (sport: Sport, id: unknown): string =>
  `${sport === 'football' ? 51 : 52}${textOf(id)}`

/** The feed's number of a match of ours, or null when it is not one of the feed's. */
export function feedId(matchId: string): { sport: Sport; id: string } | null {
  const parts = /^5([12])(\d+)$/.exec(matchId)
  return parts ? { sport: parts[1] === '1' ? 'football' : 'basketball', id: parts[2]! } : null
}

const WORLD = countryCoded('WLD')

const leagueFrom = (sport: Sport, competition: Json) =>
  leagueOf(WORLD, {
    id: houseId(sport, competition['id']),
    sport,
    name: textOf(competition['short_name']) || textOf(competition['name']),
    fullName: textOf(competition['name']),
    category: sport === 'football' ? 1 : 7,
    kind: numberOf(competition['type']) === 2 ? 'cup' : 'league',
  })

/** Leagues of the feed with one season each, named after the year. */
export function atlasOf(
  competitions: Readonly<Record<Sport, readonly unknown[]>>,
  year: string,
): Atlas {
  const leagues = (['football', 'basketball'] as const).flatMap((sport) =>
    competitions[sport].map((each) => leagueFrom(sport, objectOf(each))),
  )
  const seasons = leagues.map((league) => ({
    id: `${league.id}0${year}`,
    leagueId: league.id,
    name: year,
    firstDay: `${year}-01-01`,
    lastDay: `${year}-12-31`,
    rounds: 0,
  }))
  const stages = seasons.map(({ id }) => ({
    id: `${id}1`,
    seasonId: id,
    name: '联赛',
    kind: 'table' as const,
    place: 1,
  }))
  return { countries: [WORLD], leagues, seasons, stages }
}

/** The matches of a business day. A match whose league or teams are not told is left out. */
export function sheetOf(
  sport: Sport,
  day: string,
  { results, extra }: { results: readonly unknown[]; extra: Json },
): DaySheet {
  const names = new Map(
    listOf(extra['team'])
      .map(objectOf)
      .map((team) => [textOf(team['id']), textOf(team['name'])]),
  )
  const teams = new Map<string, Team>()
  const fixtures = results.map(objectOf).flatMap((match): Fixture[] => {
    const kickOffAtMs = numberOf(match['match_time']) * 1000
    const sides = [textOf(match['home_team_id']), textOf(match['away_team_id'])]
    const known = sides.every((id) => names.has(id)) && textOf(match['competition_id']) !== ''
    // Nought is a match the feed itself does not vouch for.
    if (!known || numberOf(match['status_id']) === 0 || businessDay(kickOffAtMs) !== day) return []
    const leagueId = houseId(sport, match['competition_id'])
    for (const id of sides) teams.set(id, teamFrom(sport, leagueId, { id, name: names.get(id)! }))
    return [fixtureFrom(match, { sport, leagueId, kickOffAtMs })]
  })
  return { teams: [...teams.values()], fixtures }
}

function fixtureFrom(
  match: Json,
  { sport, leagueId, kickOffAtMs }: Pick<Fixture, 'sport' | 'leagueId' | 'kickOffAtMs'>,
): Fixture {
  const seasonId = `${leagueId}0${new Date(kickOffAtMs).getUTCFullYear()}`
  const round = numberOf(objectOf(match['round'])['round_num'])
  return {
    ...plainFixture({
      id: houseId(sport, match['id']),
      league: leagueOf(WORLD, { id: leagueId, sport, name: '' }),
      seasonId,
      stageId: `${seasonId}1`,
      homeId: houseId(sport, match['home_team_id']),
      awayId: houseId(sport, match['away_team_id']),
      kickOffAtMs,
    }),
    round: round > 0 ? round : null,
    roundName: round > 0 ? `第${round}轮` : '',
    neutral: numberOf(match['neutral']) === 1,
  }
}

const teamFrom = (sport: Sport, leagueId: string, team: { id: string; name: string }): Team => ({
  id: houseId(sport, team.id),
  sport,
  leagueId,
  countryId: WORLD.id,
  name: team.name,
  foundedYear: 0,
  coach: '',
  venue: { id: '', name: '', city: '', capacity: 0 },
})
