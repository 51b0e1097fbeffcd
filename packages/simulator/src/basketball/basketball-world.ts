import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { Atlas } from '@linmen/domain/sport/atlas.ts'
import type { BasketballResult, Fixture } from '@linmen/domain/sport/fixture.ts'
import { remembered } from '#bounded.ts'
import type { SportWorld } from '#sport-world.ts'
import { almanacOf } from './almanac.ts'
import { clubsOf, teamOf, type Club } from './atlas/clubs.ts'
import { countriesOfLeagues, leagueOf, LEAGUES } from './atlas/leagues.ts'
import { finalLines } from './depth/box-lines.ts'
import { depthOf } from './depth/depth.ts'
import { fixturesOf } from './fixtures.ts'
import { outlookOf } from './outlook.ts'
import { storyOf, storyOfCalledOff } from './game/story.ts'
import { readSeasonId, seasonAt, seasonOf, stagesOf } from './season/calendar.ts'
import type { Game } from './season/game.ts'
import { periodsOf, totalOf } from './season/season-book.ts'
import { matchTally } from './squad/career.ts'
import { squadAt } from './squad/squads.ts'

/** About as many matches as three seasons of the largest league have. */
const TALLIES = 4000

/** The demo world of basketball: nine leagues, their seasons, and everything that happens in a match. */
export function basketballWorld(seed: string): SportWorld<BasketballReport> {
  const almanac = almanacOf(seed)
  const fixtureOf = fixturesOf(almanac)
  const gameOf = ({ id }: Fixture): Game => {
    const game = almanac.game(id)
    if (!game) throw new Error(`match ${id} is not of this world`)
    return game
  }
  // Both clubs of a match and all squads of a league ask for it; the plays of whole seasons would not fit.
  const tallies = remembered(TALLIES, (id: string) =>
    matchTally(almanac.passingSheet(almanac.game(id)!)),
  )
  const story = (game: Game) =>
    game.fate === 'played' ? storyOf(seed, almanac.sheet(game)) : storyOfCalledOff(game)
  const frameOf = (id: string) => {
    const key = readSeasonId(id)
    const teams = key && clubsOf(key.league).map((club) => teamOf(seed, club))
    return key && teams && { stages: stagesOf(key), teams }
  }
  return {
    sport: 'basketball',
    atlas: atlasAt,
    day(day, asOf) {
      const games = almanac.day(day)
      const clubs = new Set(games.flatMap(({ home, away }): Club[] => [home, away]))
      return {
        teams: [...clubs].map((club) => teamOf(seed, club)),
        fixtures: games.map((game) => fixtureOf(game, asOf)),
      }
    },
    season(id) {
      const frame = frameOf(id)
      return frame && { ...frame, fixtures: almanac.season(id).map((game) => fixtureOf(game)) }
    },
    outline(id) {
      const frame = frameOf(id)
      return frame && { ...frame, matchIds: almanac.season(id).map((game) => game.id) }
    },
    squad: (teamId, atMs) => squadAt(almanac, ({ id }) => tallies(id), { teamId, atMs }),
    fixture(matchId, asOf) {
      const game = almanac.game(matchId)
      return game && fixtureOf(game, asOf)
    },
    result: (fixture) => resultOf(seed, gameOf(fixture)),
    story: (fixture) => story(gameOf(fixture)),
    depth: (fixture) => depthOf(almanac, gameOf(fixture)),
    box(matchId) {
      const game = almanac.game(matchId)
      return game?.fate === 'played' ? finalLines(almanac.passingSheet(game)) : []
    },
    outlook: (fixture) => {
      const game = gameOf(fixture)
      return outlookOf(almanac, game, { fixture, story: () => story(game) })
    },
  }
}

function resultOf(seed: string, game: Game): BasketballResult {
  const periods = periodsOf(seed, game)
  const phase = game.fate === 'played' ? 'finished' : game.fate
  return { sport: 'basketball', phase, full: totalOf(periods), periods }
}

/** Seasons before the present one. */
const SEASONS_BACK = 3

function atlasAt(nowMs: number): Atlas {
  const keys = LEAGUES.flatMap((league) => {
    const { year } = seasonAt(league, businessDay(nowMs))
    return Array.from({ length: SEASONS_BACK + 2 }, (_, at) => ({ league, year: year + 1 - at }))
  })
  return {
    countries: countriesOfLeagues(),
    leagues: LEAGUES.map(leagueOf),
    seasons: keys.map(seasonOf),
    stages: keys.flatMap(stagesOf),
  }
}
