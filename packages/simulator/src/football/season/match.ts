import type { CupRow } from '#football/atlas/cups.ts'
import type { LeagueRow } from '#football/atlas/leagues.ts'
import type { Club } from './clubs.ts'
import type { DayNumber } from './half-year.ts'

export type Fate = 'played' | 'postponed' | 'cancelled' | 'abandoned'

/** A match as this world keeps it. Everything else about it follows from these words and the seed. */
export interface Match {
  /** Competition, half (three digits), round and place (two each). */
  readonly id: string
  readonly competition: LeagueRow | CupRow
  readonly half: number
  readonly stage: 1 | 2
  readonly round: number
  readonly roundName: string
  readonly group: string | null
  readonly home: Club
  readonly away: Club
  readonly day: DayNumber
  readonly kickOffAtMs: number
  readonly neutral: boolean
  readonly fate: Fate
  /** The first of two legs. */
  readonly firstLeg: Match | null
  /** Somebody has to win: level, it goes on after ninety minutes. */
  readonly decides: boolean
  /** Nobody knows of it before, as with a draw or a new date; null from the beginning. */
  readonly announcedAtMs: number | null
}

export const matchId = (
  { id }: { readonly id: string },
  half: number,
  round: number,
  place: number,
): string => `${id}${padded(half, 3)}${padded(round, 2)}${padded(place, 2)}`

export const isMatchId = (id: string): boolean => /^\d{9,10}$/.test(id)

/** A match on a new date is fifty places further, so that the old number stays with the old date. */
export const newDateId = ({ id }: Match): string => `${id.slice(0, -2)}${Number(id.slice(-2)) + 50}`

export const seasonId = ({ id }: { readonly id: string }, half: number): string =>
  `${id}${padded(half, 3)}`

export function readSeasonId(
  id: string,
): { readonly competitionId: string; readonly half: number } | null {
  const parts = /^(\d{2,3})(\d{3})$/.exec(id)
  return parts && { competitionId: parts[1]!, half: Number(parts[2]) }
}

export const byKickOff = (a: Match, b: Match) =>
  a.kickOffAtMs - b.kickOffAtMs || (a.id < b.id ? -1 : 1)

const padded = (value: number, digits: number) => String(value).padStart(digits, '0')
