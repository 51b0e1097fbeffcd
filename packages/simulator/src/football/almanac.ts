import { remembered } from '#bounded.ts'
import { CUPS, cupRow, type CupRow } from './atlas/cups.ts'
import { LEAGUES, leagueRow, type LeagueRow } from './atlas/leagues.ts'
import { seasonAt, seasonStart } from './season/calendar.ts'
import { clubsOf, type Club } from './season/clubs.ts'
import { cupSeason } from './season/cup-season.ts'
import { drawsOf, type Draws } from './season/draws.ts'
import type { DayNumber } from './season/half-year.ts'
import { leagueSeason } from './season/league-season.ts'
import { byKickOff, isMatchId, readSeasonId, seasonId, type Match } from './season/match.ts'
import { standing, type Scored } from './season/table.ts'

/** Who plays when, and with which numbers it ends. What was computed is kept while there is room. */
export interface Almanac extends Pick<Draws, 'expected' | 'draw' | 'full'> {
  readonly seed: string
  /** In order of kick-off; empty for a season that this world does not have. */
  season(id: string): readonly Match[]
  /** A club's matches of a season in order of kick-off. */
  seasonOf(club: Club, id: string): readonly Match[]
  day(day: DayNumber): readonly Match[]
  match(id: string): Match | null
  /** Places in a league's season on the morning of a day, from 1. */
  places(leagueSeasonId: string, day: DayNumber): ReadonlyMap<string, number>
  /** Places in the group of a match on its morning. */
  groupPlaces(match: Match): ReadonlyMap<string, number>
  /** The last day of a league's season, with the matches that had to wait. */
  lastDay(leagueSeasonId: string): DayNumber
  /** Who wins a season in the end. */
  champion(id: string): string | undefined
}

/** Two seasons of every competition: about seventy thousand matches each. */
const SEASONS = 250
const DAYS = 60

export function almanacOf(seed: string): Almanac {
  const draws = drawsOf(seed)
  const leagues = remembered(SEASONS, (id: string) => {
    const { competitionId, half } = readSeasonId(id)!
    return leagueSeason(seed, leagueRow(competitionId)!, half)
  })
  const finalTable = (league: LeagueRow, half: number) =>
    standing(clubsOf(league), ledger(seasonId(league, half)))
  const season = remembered(SEASONS, (id: string): readonly Match[] => {
    const row = readSeasonId(id)
    if (!row || row.half < FIRST_HALF) return []
    if (leagueRow(row.competitionId)) return leagues(id).all()
    const cup = cupRow(row.competitionId)
    if (!cup || row.half % 2 === 0) return []
    return cupSeason(seed, cup, row.half, { ...draws, finalTable })
  })
  const ledger = remembered(SEASONS, (id: string) => season(id).map(draws.scored))
  const byClub = remembered(SEASONS, (id: string) => clubMatches(season(id)))
  const byId = remembered(SEASONS, (id: string) => new Map(season(id).map((m) => [m.id, m])))
  return {
    seed,
    ...draws,
    season,
    seasonOf: (club, id) => byClub(id).get(club.id) ?? [],
    day: remembered(DAYS, (day: DayNumber) =>
      [
        ...leaguesAround(day).flatMap((id) => leagues(id).on(day)),
        ...cupsAround(day).flatMap((id) => season(id).filter((match) => match.day === day)),
      ].toSorted(byKickOff),
    ),
    match: (id) => (isMatchId(id) ? (byId(id.slice(0, -4)).get(id) ?? null) : null),
    places: (id, day) => {
      const past = ledger(id).filter(({ match }) => match.day < day)
      if (past.length === 0) return NO_PLACES
      return placesOf(clubsOf(leagueRow(readSeasonId(id)!.competitionId)!), past)
    },
    groupPlaces: ({ competition, half, group, day }) => {
      const inGroup = season(seasonId(competition, half)).filter((match) => match.group === group)
      const clubs = new Map(inGroup.map(({ home }) => [home.id, home]))
      const past = inGroup.filter((match) => match.day < day).map(draws.scored)
      return past.length === 0 ? NO_PLACES : placesOf([...clubs.values()], past)
    },
    lastDay: (id) => leagues(id).lastDay(),
    champion: (id) => {
      const { competitionId, half } = readSeasonId(id)!
      const league = leagueRow(competitionId)
      if (league) return finalTable(league, half)[0]?.id
      const final = season(id).at(-1)
      return final && draws.winner(final).id
    },
  }
}

/** Nothing is older than the year 2010 in this world. */
const FIRST_HALF = 20

const NO_PLACES: ReadonlyMap<string, number> = new Map()

/** Who has not played yet stands somewhere in the order, but has no place. */
function placesOf(clubs: readonly Club[], past: readonly Scored[]): Map<string, number> {
  const seen = new Set(
    past.flatMap(({ match, score }) => (score ? [match.home.id, match.away.id] : [])),
  )
  const order = standing(clubs, past).map(({ id }, at): [string, number] => [id, at + 1])
  return new Map(order.filter(([id]) => seen.has(id)))
}

function clubMatches(matches: readonly Match[]): ReadonlyMap<string, Match[]> {
  const lists = new Map<string, Match[]>()
  for (const match of matches)
    for (const { id } of [match.home, match.away]) {
      const known = lists.get(id)
      if (known) known.push(match)
      else lists.set(id, [match])
    }
  return lists
}

/** The last days of a league's season may lie in the first week of the next. */
function leaguesAround(day: DayNumber): string[] {
  return LEAGUES.flatMap((league) => {
    const half = seasonAt(league, day)
    const running = seasonId(league, half)
    return day - seasonStart(league, half) < 7 ? [seasonId(league, half - 1), running] : [running]
  })
}

const cupsAround = (day: DayNumber) => CUPS.map((cup) => seasonId(cup, cupHalfAt(cup, day)))

/** The half in which the cup of this day began. */
export function cupHalfAt(cup: CupRow, day: DayNumber): number {
  const half = seasonAt(leagueRow(cup.from[0]!.leagueId)!, day)
  return half % 2 === 1 ? half : half - 1
}
