import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { Atlas, Season, Stage } from '@linmen/domain/sport/atlas.ts'
import { cupHalfAt, type Almanac } from './almanac.ts'
import type { CountryRow } from './atlas/countries.ts'
import { CUPS, cupRow, type CupRow } from './atlas/cups.ts'
import { countryCards, leagueCards } from './atlas/league-card.ts'
import { LEAGUES, leagueRow, type LeagueRow } from './atlas/leagues.ts'
import { cupDay, CUP_WEEKS, roundDays, roundsOf, seasonAt, seasonName } from './season/calendar.ts'
import { cupSeasonName, dayNumber, dayText, type DayNumber } from './season/half-year.ts'
import { readSeasonId, seasonId } from './season/match.ts'

/** The present season, the next and three before. */
const AROUND = [-3, -2, -1, 0, 1]

/** Everything that exists at a moment before a match is played. */
export function atlasAt(almanac: Almanac, nowMs: number): Atlas {
  const today = dayNumber(businessDay(nowMs))
  const seasons = [
    ...CUPS.flatMap((cup) => {
      const half = cupHalfAt(cup, today)
      return AROUND.map((by) => cupFrame(cup, half + by * 2))
    }),
    ...LEAGUES.flatMap((league) => {
      const half = seasonAt(league, today)
      return AROUND.map((by) => leagueFrame(almanac, league, half + by))
    }),
  ]
  return {
    countries: countryCards,
    leagues: leagueCards,
    seasons,
    stages: seasons.flatMap(({ id }) => stagesOf(id)),
  }
}

/** A league has one table; a cup has groups and a knock-out, or only the latter. */
export function stagesOf(id: string): Stage[] {
  const { competitionId } = readSeasonId(id)!
  if (leagueRow(competitionId))
    return [{ id: `${id}1`, seasonId: id, name: '联赛', kind: 'table', place: 1 }]
  const groups = cupRow(competitionId)!.mode === 'groups'
  const knockout: Stage = {
    id: `${id}2`,
    seasonId: id,
    name: '淘汰赛',
    kind: 'knockout',
    place: groups ? 2 : 1,
  }
  if (!groups) return [knockout]
  return [{ id: `${id}1`, seasonId: id, name: '小组赛', kind: 'groups', place: 1 }, knockout]
}

function leagueFrame(almanac: Almanac, league: LeagueRow, half: number): Season {
  const id = seasonId(league, half)
  return {
    id,
    leagueId: league.id,
    name: seasonName(league, half),
    firstDay: dayText(roundDays(league, half)[0]!.day),
    lastDay: lastDate(almanac.lastDay(id), [league.country]),
    rounds: roundsOf(league),
  }
}

function cupFrame(cup: CupRow, half: number): Season {
  const calendar = leagueRow(cup.from[0]!.leagueId)!
  const kind = cup.mode === 'groups' ? 'continental' : 'national'
  const [autumn, spring] = [CUP_WEEKS.autumn[kind], CUP_WEEKS.spring[kind]]
  // A cup of sixteen begins its spring with the last eight.
  const rounds = autumn.length + spring.length - (cup.from.length === 4 ? 2 : 0)
  return {
    id: seasonId(cup, half),
    leagueId: cup.id,
    name: cupSeasonName(half),
    firstDay: dayText(cupDay(calendar, half, autumn[0])),
    lastDay: lastDate(cupDay(calendar, half + 1, spring.at(-1)!), windowsOf(cup)),
    rounds,
  }
}

/** A cup without a window of its own is played in that of any of its clubs. */
const windowsOf = ({ country, from }: CupRow): CountryRow[] =>
  country.closes > 0 ? [country] : from.map(({ leagueId }) => leagueRow(leagueId)!.country)

const MIDNIGHT = 12

/** The date on which the last match of a business day may begin: often after midnight. */
const lastDate = (day: DayNumber, windows: readonly CountryRow[]): string =>
  dayText(windows.some(({ closes }) => closes > MIDNIGHT) ? day + 1 : day)
