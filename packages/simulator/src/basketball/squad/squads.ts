import type { Honour, Squad } from '@linmen/domain/sport/player.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { Almanac } from '#basketball/almanac.ts'
import { clubOf, type Club } from '#basketball/atlas/clubs.ts'
import { seasonAt, seasonId, seasonName, type SeasonKey } from '#basketball/season/calendar.ts'
import type { Game } from '#basketball/season/game.ts'
import { periodsOf, totalOf } from '#basketball/season/season-book.ts'
import { careerLines, type MatchTally } from './career.ts'
import { arrivalOf, playerCard } from './player-card.ts'

/** Seasons whose matches are counted, the present one among them; older ones are not told. */
const SEASONS = 3
/** No match is longer than this, with overtimes and a broken board. */
const OVER_AFTER_MS = 4 * 3_600_000

/**
 * A club's squad. What its players did is known only up to a moment: without one there are players and where they came
 * from, with one also what their box lines of this season and the two before add up to.
 */
export function squadAt(
  almanac: Almanac,
  tally: (game: Game) => MatchTally,
  { teamId, atMs = 0 }: { readonly teamId: string; readonly atMs?: number | undefined },
): Squad | null {
  const club = clubOf(teamId)
  if (!club) return null
  const roster = almanac.roster(teamId)
  const { seed } = almanac
  const keys = atMs > 0 ? seasonsBefore(club, atMs) : []
  const over = (game: Game) => game.kickOffAtMs + OVER_AFTER_MS < atMs
  return {
    teamId,
    players: roster.map((athlete) => playerCard(seed, club, athlete)),
    transfers: roster.map((athlete) => arrivalOf(seed, club, athlete)),
    honours: keys.flatMap((key) => honoursOf(almanac, club, { key, over })),
    career: keys.flatMap((key) => {
      const games = almanac
        .clubSeason(seasonId(key), teamId)
        .filter(({ fate }) => fate === 'played')
        .filter(over)
      const own = games.map((game) => tally(game)[game.home === club ? 'home' : 'away'])
      return careerLines(club, seasonName(key), own)
    }),
  }
}

function seasonsBefore({ league }: Club, atMs: number): SeasonKey[] {
  const { year } = seasonAt(league, businessDay(atMs))
  return Array.from({ length: SEASONS }, (_, at) => ({ league, year: year - at }))
}

/** Everybody of the squad that won the last match of a season which is over. */
function honoursOf(
  { seed, ...almanac }: Almanac,
  club: Club,
  { key, over }: { readonly key: SeasonKey; over(game: Game): boolean },
): Honour[] {
  const last = almanac.season(seasonId(key)).at(-1)
  if (!last || !over(last)) return []
  const { home, away } = totalOf(periodsOf(seed, last))
  const champion = home > away ? last.home : last.away
  if (champion !== club) return []
  const name = `${club.league.name}总冠军`
  return almanac.roster(club.id).map(({ id }) => ({ playerId: id, season: seasonName(key), name }))
}
