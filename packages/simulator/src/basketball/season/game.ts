import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { Club } from '#basketball/atlas/clubs.ts'
import type { StagePlace, SeasonKey } from './calendar.ts'

export type Fate = 'played' | 'postponed' | 'cancelled'

/** A match as this world keeps it. Everything else about it follows from these words and the seed. */
export interface Game {
  /** A three, league, year, then four digits: regular season from 0001, knock-out 9, round, series, match. */
  readonly id: string
  readonly season: SeasonKey
  readonly stage: StagePlace
  readonly round: number | null
  readonly roundName: string
  /** The conference two of the same belong to. */
  readonly group: string | null
  readonly home: Club
  readonly away: Club
  readonly day: string
  readonly kickOffAtMs: number
  readonly neutral: boolean
  readonly fate: Fate
  /** Nobody can know of it before; null from the beginning of the season. */
  readonly announcedAtMs: number | null
  /** Played on the day before, too. */
  readonly tired: { readonly home: boolean; readonly away: boolean }
  /** Points each side is expected to score. */
  readonly expected: Pair
  readonly ranks: { readonly home: number | null; readonly away: number | null }
  /** The place of every club of the league on the morning of the match, as they stand in the league's row. */
  readonly morning: readonly (number | null)[]
}

export const gameId = ({ league, year }: SeasonKey, number: number) =>
  `3${league.id}${year}${String(number).padStart(4, '0')}`

/** The season part of a number of this world; null if it is not one. */
export const seasonIdOfGame = (id: string) => (/^3\d{9}$/.test(id) ? id.slice(0, 6) : null)

export const byTipOff = (a: Game, b: Game) =>
  a.kickOffAtMs - b.kickOffAtMs || (a.id < b.id ? -1 : 1)
