import { DEMO_LEAGUES, type DemoLeague } from '@linmen/domain/feed/demo-leagues.ts'
import { demoSchedule, type DemoFixture } from '@linmen/domain/feed/demo-schedule.ts'
import { storyLines } from '@linmen/domain/feed/demo-story.ts'
import { demoTeams, type DemoTeam } from '@linmen/domain/feed/demo-teams.ts'
import type { StoryLine } from '@linmen/domain/feed/story-draft.ts'
import type { League, Team } from '@linmen/domain/sport/atlas.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import type { SportsFeed } from './port.ts'

// Who reads after a long silence wants to know what happened, not every price in between.
const PASSING_MS = 10 * 60_000

export const DEMO_SEED = 'linmen'

/** The demo world as a feed. It holds no state of its own: the past is recomputed, not remembered. */
export function simulatedFeed(seed = DEMO_SEED): SportsFeed {
  const days = new Map<string, readonly StoryLine[]>()
  const linesOf = (day: string) => {
    const known =
      days.get(day) ??
      demoSchedule(seed, day)
        .flatMap((fixture) => storyLines(seed, fixture))
        .toSorted((a, b) => a.atMs - b.atMs)
    days.delete(day)
    days.set(day, known)
    if (days.size > 4) days.delete(days.keys().next().value!)
    return known
  }
  const teams = DEMO_LEAGUES.flatMap((league) => demoTeams(seed, league)).map(teamOf)
  return {
    name: 'demo',
    demo: true,
    atlas: async () => ({
      countries: [],
      leagues: DEMO_LEAGUES.map(leagueOf),
      seasons: [],
      stages: [],
    }),
    day: async (sport, day) =>
      sport === 'football'
        ? { teams, fixtures: demoSchedule(seed, day).map(fixtureOf) }
        : { teams: [], fixtures: [] },
    season: async () => ({ teams: [], fixtures: [], stages: [], results: [] }),
    squad: async (teamId) => ({ teamId, players: [], transfers: [], honours: [], career: [] }),
    reports: async (among, afterMs, untilMs) => {
      const told = among
        .flatMap((day) => between(linesOf(day), afterMs, untilMs))
        .filter((line) => !line.passing || line.atMs > untilMs - PASSING_MS)
        .map((line) => line.tell())
      return {
        asOfMs: untilMs,
        football: told.filter((each) => each.kind !== 'odds'),
        basketball: [],
        odds: told.filter((each) => each.kind === 'odds'),
      }
    },
    depth: async () => ({ records: [], odds: [] }),
  }
}

const leagueOf = ({ id, name, letter, colour, hot, cup }: DemoLeague): League => ({
  id,
  sport: 'football',
  countryId: '0',
  name,
  fullName: name,
  letter,
  colour,
  hot,
  category: 1,
  level: cup ? 0 : 1,
  kind: cup ? 'cup' : 'league',
  rules: '',
  zones: [],
})

const teamOf = ({ id, leagueId, name }: DemoTeam): Team => ({
  id,
  sport: 'football',
  leagueId,
  countryId: '0',
  name,
  foundedYear: 1900,
  coach: '',
  venue: { id, name: '', city: '', capacity: 0 },
})

const fixtureOf = ({ league, home, away, number, lotteries, ...rest }: DemoFixture): Fixture => ({
  ...rest,
  sport: 'football',
  leagueId: league.id,
  seasonId: league.id,
  stageId: league.id,
  round: null,
  roundName: '',
  group: null,
  homeId: home.id,
  awayId: away.id,
  neutral: league.cup,
  ranks: { home: home.rank, away: away.rank },
  referee: null,
  lottery: {
    single: number === null ? null : { number, handicap: 0 },
    beijing: lotteries.includes('beijingSingle') ? { issue: '0', number: 1 } : null,
    pool: lotteries.includes('winDrawLose') ? { issue: '0', place: 1 } : null,
  },
  media: { video: false, cartoon: false },
  firstLegId: null,
})

const between = (lines: readonly StoryLine[], afterMs: number, untilMs: number) =>
  lines.slice(firstAfter(lines, afterMs), firstAfter(lines, untilMs))

function firstAfter(lines: readonly StoryLine[], ms: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (lines[middle]!.atMs <= ms) low = middle + 1
    else high = middle
  }
  return low
}
