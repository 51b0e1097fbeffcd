import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { cupHalfAt, type Almanac } from '#football/almanac.ts'
import { CUPS } from '#football/atlas/cups.ts'
import { seasonAt } from '#football/season/calendar.ts'
import type { Club } from '#football/season/clubs.ts'
import { seasonId, type Match } from '#football/season/match.ts'
import type { Stage } from './stage.ts'

/** A match of the past from one club's side. */
export interface PastMatch {
  readonly match: Match
  readonly atHome: boolean
  readonly own: number
  readonly against: number
}

/** What is true about a side on the morning of a match. */
export interface SideFacts {
  readonly club: Club
  /** League matches, newest first, at most ten. */
  readonly league: readonly PastMatch[]
  readonly place: number | null
  /** Days since the last match of any competition; null if it is long ago. */
  readonly rest: number | null
}

export function sideFacts({ almanac, match }: Stage, side: Side): SideFacts {
  const club = match[side]
  const half = seasonAt(club.league, match.day)
  const season = seasonId(club.league, half)
  const before = [season, seasonId(club.league, half - 1)]
    .flatMap((id) => almanac.seasonOf(club, id))
    .filter((each) => isOver(each, match))
    .toSorted((a, b) => b.kickOffAtMs - a.kickOffAtMs)
  const inSeason = before.some((each) => each.half === half)
  const days = [...before.slice(0, 1), ...cupMatches(almanac, club, match)].map(({ day }) => day)
  const rest = days.length > 0 ? match.day - Math.max(...days) : null
  return {
    club,
    league: before.slice(0, 10).map((each) => seenFrom(almanac, club, each)),
    place: inSeason ? (almanac.places(season, match.day).get(club.id) ?? null) : null,
    rest: rest !== null && rest <= 14 ? rest : null,
  }
}

/** League matches of the two in this season and the last one, newest first, from the side that is at home now. */
export function leagueBouts({ almanac, match }: Stage): PastMatch[] {
  const { home, away } = match
  if (home.league !== away.league) return []
  const half = seasonAt(home.league, match.day)
  return [0, 1]
    .flatMap((by) => almanac.seasonOf(home, seasonId(home.league, half - by)))
    .filter((each) => (each.home.id === away.id || each.away.id === away.id) && isOver(each, match))
    .toSorted((a, b) => b.kickOffAtMs - a.kickOffAtMs)
    .map((each) => seenFrom(almanac, home, each))
}

/** How many matches from the newest on are of one kind. */
export function runOf(matches: readonly PastMatch[], holds: (each: PastMatch) => boolean): number {
  const end = matches.findIndex((each) => !holds(each))
  return end < 0 ? matches.length : end
}

export const won = ({ own, against }: PastMatch) => own > against
export const lost = ({ own, against }: PastMatch) => own < against
export const drawn = ({ own, against }: PastMatch) => own === against

const isOver = (past: Match, { day }: Match) => past.fate === 'played' && past.day < day

function seenFrom(almanac: Almanac, club: Club, match: Match): PastMatch {
  const { home, away } = almanac.full(match)
  const atHome = match.home.id === club.id
  return { match, atHome, own: atHome ? home : away, against: atHome ? away : home }
}

function cupMatches(almanac: Almanac, club: Club, match: Match): Match[] {
  return CUPS.filter(({ from }) => from.some(({ leagueId }) => leagueId === club.league.id))
    .flatMap((cup) => almanac.seasonOf(club, seasonId(cup, cupHalfAt(cup, match.day))))
    .filter((each) => isOver(each, match))
}
