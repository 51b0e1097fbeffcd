import type { CareerLine, Honour, Squad } from '#sport/player.ts'
import { businessDay } from '#match/business-day.ts'
import type { BoxLine } from '#sport/depth.ts'
import type { Almanac } from '#world/basketball/almanac.ts'
import { clubOf, type Club } from '#world/basketball/atlas/clubs.ts'
import {
  seasonAt,
  seasonId,
  seasonName,
  type SeasonKey,
} from '#world/basketball/season/calendar.ts'
import type { Game } from '#world/basketball/season/game.ts'
import { periodsOf, totalOf } from '#world/basketball/season/season-book.ts'
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
  lines: (game: Game) => readonly BoxLine[],
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
      return careerLines(club, key, games.map(lines))
    }),
  }
}

function seasonsBefore({ league }: Club, atMs: number): SeasonKey[] {
  const { year } = seasonAt(league, businessDay(atMs))
  return Array.from({ length: SEASONS }, (_, at) => ({ league, year: year - at }))
}

const COUNTED = ['points', 'rebounds', 'assists', 'steals', 'blocks', 'minutes'] as const

/** One line for everybody who appeared, added up from the final box lines of these matches. */
function careerLines(
  club: Club,
  key: SeasonKey,
  matches: readonly (readonly BoxLine[])[],
): CareerLine[] {
  const sums = new Map<string, { appearances: number; figures: Record<string, number> }>()
  for (const { playerId, figures } of matches.flat()) {
    if (!playerId.startsWith(club.id) || (figures['minutes'] ?? 0) === 0) continue
    const sum = sums.get(playerId) ?? { appearances: 0, figures: {} }
    sum.appearances += 1
    for (const name of COUNTED) sum.figures[name] = (sum.figures[name] ?? 0) + (figures[name] ?? 0)
    sums.set(playerId, sum)
  }
  return [...sums].map(([playerId, sum]) => ({
    playerId,
    season: seasonName(key),
    leagueName: club.league.name,
    teamName: club.name,
    ...sum,
  }))
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
