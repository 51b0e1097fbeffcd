import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { CareerLine, Honour, Squad } from '@linmen/domain/sport/player.ts'
import { cupHalfAt, type Almanac } from '#football/almanac.ts'
import { CUPS } from '#football/atlas/cups.ts'
import { seasonAt, seasonName } from '#football/season/calendar.ts'
import { clubOf, type Club } from '#football/season/clubs.ts'
import { cupSeasonName, dayNumber } from '#football/season/half-year.ts'
import { seasonId, type Match } from '#football/season/match.ts'
import type { StageHands } from '#football/story/stage-hands.ts'
import { careerLines, type MatchTally } from './career.ts'
import { arrivalOf, playerCard } from './player-card.ts'

/** Seasons whose matches are counted, the present one among them; older ones are not told. */
const SEASONS = 3
/** No match is longer than this, with extra time, kicks and a storm. */
const OVER_AFTER_MS = 4 * 3_600_000

interface Sources {
  readonly almanac: Almanac
  readonly hands: StageHands
  tally(match: Match): MatchTally
}

/**
 * A club's squad. What its men did is known only up to a moment: without one there are players and where they came
 * from, with one also the present season and two before, league and cups, as far as their matches are over.
 */
export function squadAt(sources: Sources, teamId: string, atMs = 0): Squad | null {
  const club = clubOf(teamId)
  if (!club) return null
  const { almanac, hands } = sources
  const { seed } = almanac
  const men = hands.roster(club)
  const played = atMs > 0 ? seasonsOf(club, atMs) : []
  return {
    teamId,
    players: men.map((man) => playerCard(seed, club, man)),
    transfers: men.map((man) => arrivalOf(seed, club, man)),
    honours: played.flatMap((season) => honoursOf(sources, club, { ...season, atMs })),
    career: played.flatMap((season) => linesOf(sources, club, { ...season, atMs })),
  }
}

interface ClubSeason {
  readonly id: string
  readonly name: string
  readonly leagueName: string
}

function seasonsOf(club: Club, atMs: number): ClubSeason[] {
  const day = dayNumber(businessDay(atMs))
  const { league } = club
  const half = seasonAt(league, day)
  const back = Array.from({ length: SEASONS }, (_, at) => at)
  const cups = CUPS.filter(({ from }) => from.some(({ leagueId }) => leagueId === league.id))
  return [
    ...back.map((by) => ({
      id: seasonId(league, half - by),
      name: seasonName(league, half - by),
      leagueName: league.name,
    })),
    ...cups.flatMap((cup) =>
      back.slice(0, 2).map((by) => {
        const begun = cupHalfAt(cup, day) - 2 * by
        return { id: seasonId(cup, begun), name: cupSeasonName(begun), leagueName: cup.name }
      }),
    ),
  ]
}

function linesOf(
  { almanac, tally }: Sources,
  club: Club,
  season: ClubSeason & { readonly atMs: number },
): CareerLine[] {
  const over = almanac
    .seasonOf(club, season.id)
    .filter(
      ({ fate, kickOffAtMs }) => fate === 'played' && kickOffAtMs + OVER_AFTER_MS < season.atMs,
    )
  const tallies = over.map((match) => tally(match)[match.home.id === club.id ? 'home' : 'away'])
  return careerLines(club, season, tallies)
}

/** Everybody of the squad that won a season which is over. */
function honoursOf(
  { almanac, hands }: Sources,
  club: Club,
  { id, name, leagueName, atMs }: ClubSeason & { readonly atMs: number },
): Honour[] {
  const last = almanac.season(id).at(-1)
  if (!last || last.kickOffAtMs + OVER_AFTER_MS > atMs || almanac.champion(id) !== club.id)
    return []
  return hands
    .roster(club)
    .map((man) => ({ playerId: man.id, season: name, name: `${leagueName}冠军` }))
}
