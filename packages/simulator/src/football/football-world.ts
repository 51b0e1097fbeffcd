import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { Fixture, MatchResult } from '@linmen/domain/sport/fixture.ts'
import { remembered } from '#bounded.ts'
import type { SportWorld } from '#sport-world.ts'
import { almanacOf } from './almanac.ts'
import { atlasAt, stagesOf } from './atlas-at.ts'
import { depthOf } from './depth/depth.ts'
import { fixturesOf } from './fixtures.ts'
import { outlookOf } from './outlook.ts'
import { dayNumber } from './season/half-year.ts'
import { teamsOf } from './season/clubs.ts'
import type { Match } from './season/match.ts'
import { matchTally } from './squad/career.ts'
import { squadAt } from './squad/squads.ts'
import { resultOf, toldResult } from './story/result.ts'
import { stageHands } from './story/stage-hands.ts'
import { tellStory } from './story/story.ts'

/** Three seasons of a large league. */
const TALLIES = 2000

/** The football of the demo: leagues, cups and everything that happens in them follow from the seed. */
export function footballWorld(seed: string): SportWorld<FootballReport> {
  const almanac = almanacOf(seed)
  const team = teamsOf(seed)
  const fixtureOf = fixturesOf(almanac)
  const stories = remembered(300, (id: string) => tellStory(almanac, hands, matchOf({ id })))
  const hands = stageHands(almanac, ({ id }) => stories(id))
  // Both clubs of a match and all squads of a league ask for it; stories of whole seasons would not fit.
  const tallies = remembered(TALLIES, (id: string) => {
    const match = matchOf({ id })
    return matchTally(
      { home: hands.cast(match, 'home'), away: hands.cast(match, 'away') },
      stories(id),
    )
  })
  const matchOf = ({ id }: Pick<Fixture, 'id'>): Match => {
    const match = almanac.match(id)
    if (!match) throw new Error(`no match ${id} in this world`)
    return match
  }
  const teamsIn = (matches: readonly Match[]) =>
    [...new Set(matches.flatMap(({ home, away }) => [home.id, away.id]))].map(team)
  const frameOf = (id: string, matches: readonly Match[]) => ({
    stages: stagesOf(id),
    teams: teamsIn(matches),
  })
  return {
    sport: 'football',
    atlas: (nowMs) => atlasAt(almanac, nowMs),
    day: (day, asOf = day) => {
      const matches = almanac.day(dayNumber(day))
      const fixtures = matches.map((match) => fixtureOf(match, dayNumber(asOf)))
      return { teams: teamsIn(matches), fixtures }
    },
    season: (id) => {
      const matches = almanac.season(id)
      return matches.length === 0
        ? null
        : { ...frameOf(id, matches), fixtures: matches.map((match) => fixtureOf(match)) }
    },
    outline: (id) => {
      const matches = almanac.season(id)
      return matches.length === 0
        ? null
        : { ...frameOf(id, matches), matchIds: matches.map((match) => match.id) }
    },
    squad: (teamId, atMs) =>
      squadAt({ almanac, hands, tally: ({ id }) => tallies(id) }, teamId, atMs),
    fixture: (id, asOf) => {
      const match = almanac.match(id)
      return match && fixtureOf(match, asOf === undefined ? match.day : dayNumber(asOf))
    },
    result: (fixture): MatchResult => {
      const match = matchOf(fixture)
      return match.fate === 'played' ? resultOf(almanac.draw(match)) : toldResult(stories(match.id))
    },
    story: (fixture) => stories(fixture.id),
    depth: (fixture) => {
      const match = matchOf(fixture)
      const coaches = { home: team(match.home.id).coach, away: team(match.away.id).coach }
      const referee = fixture.referee?.name ?? ''
      return depthOf({ almanac, hands, match, story: stories(match.id) }, { coaches, referee })
    },
    outlook: (fixture) =>
      outlookOf(almanac, matchOf(fixture), { fixture, story: () => stories(fixture.id) }),
  }
}
