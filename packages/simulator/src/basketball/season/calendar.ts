import type { Season, Stage } from '@linmen/domain/sport/atlas.ts'
import { addDays } from '@linmen/domain/match/business-day.ts'
import type { KnockOutRound, LeagueRow } from '#basketball/atlas/league-row.ts'
import { leagueRow } from '#basketball/atlas/leagues.ts'
import { clubsOf } from '#basketball/atlas/clubs.ts'

/** A league's season by the year in which it begins. */
export interface SeasonKey {
  readonly league: LeagueRow
  readonly year: number
}

/** Nothing in this world is older or younger. */
const FIRST_YEAR = 2015
const LAST_YEAR = 2060

/** A three, the league, the year: `312026`. */
export const seasonId = ({ league, year }: SeasonKey) => `3${league.id}${year}`

export function readSeasonId(id: string): SeasonKey | null {
  const parts = /^3(\d)(\d{4})$/.exec(id)
  const league = parts && leagueRow(parts[1]!)
  const year = Number(parts?.[2])
  return league && year >= FIRST_YEAR && year <= LAST_YEAR ? { league, year } : null
}

export const firstDay = ({ league, year }: SeasonKey) => `${year}-${league.calendar.opens}`

/** The first day of a knock-out round. */
export function roundOpens({ league, year }: SeasonKey, { opens }: KnockOutRound): string {
  const next = league.calendar.overNewYear && opens < league.calendar.opens
  return `${next ? year + 1 : year}-${opens}`
}

/** The day of the last match a season can have. */
export function lastDay(key: SeasonKey): string {
  const last = key.league.knockOut.at(-1)!
  return addDays(roundOpens(key, last), (last.bestOf - 1) * DAYS_BETWEEN + 1)
}

/** Matches of a series are played every second day. */
export const DAYS_BETWEEN = 2

/** The season that is on, or that ended last. */
export function seasonAt(league: LeagueRow, day: string): SeasonKey {
  const year = Number(day.slice(0, 4))
  const begun = firstDay({ league, year }) <= day
  return { league, year: begun ? year : year - 1 }
}

export const seasonName = ({ league, year }: SeasonKey) =>
  league.calendar.overNewYear ? `${year}/${String(year + 1).slice(2)}` : String(year)

export const seasonOf = (key: SeasonKey): Season => ({
  id: seasonId(key),
  leagueId: key.league.id,
  name: seasonName(key),
  firstDay: firstDay(key),
  lastDay: lastDay(key),
  rounds: roundsOf(key.league),
})

/** Matches each team has in the regular season. */
function roundsOf(league: LeagueRow): number {
  const { plan } = league.calendar
  return plan.kind === 'free' ? plan.games : plan.legs * (clubsOf(league).length - 1)
}

/** 1 the regular season, 2 the play-in where there is one, 3 the series. */
export type StagePlace = 1 | 2 | 3

export const stageId = (key: SeasonKey, place: StagePlace) => `${seasonId(key)}${place}`

export function stagesOf(key: SeasonKey): Stage[] {
  const { conferences, knockOut } = key.league
  const stage = (place: StagePlace, name: string, kind: Stage['kind']): Stage => ({
    id: stageId(key, place),
    seasonId: seasonId(key),
    name,
    kind,
    place,
  })
  return [
    stage(1, '常规赛', conferences ? 'groups' : 'table'),
    ...(knockOut.some(({ kind }) => kind === 'playIn') ? [stage(2, '附加赛', 'knockout')] : []),
    stage(3, '季后赛', 'knockout'),
  ]
}
