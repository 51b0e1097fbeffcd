import type { Zone } from '@linmen/domain/sport/atlas.ts'
import type { Culture } from '#names/cultures.ts'

/** A league of this world: who plays, when, in which mode and how much is scored. */
export interface LeagueRow {
  readonly id: string
  readonly name: string
  readonly fullName: string
  readonly letter: string
  readonly colour: string
  readonly hot: boolean
  readonly countryId: string
  readonly rules: string
  readonly zones: readonly Zone[]
  /** Two conferences, or none: then there is one table. */
  readonly conferences: readonly [string, string] | null
  /** `城市·绰号`, the first conference first. */
  readonly clubs: readonly string[]
  readonly clock: LocalClock
  readonly calendar: Calendar
  readonly knockOut: readonly KnockOutRound[]
  readonly scoring: Scoring
  readonly people: People
}

/** Hours of the day at which matches begin, where they are played. */
export interface LocalClock {
  readonly utcHours: number
  readonly summer: 'america' | 'europe' | 'south' | 'none'
  readonly week: readonly number[]
  readonly weekend: readonly number[]
  /** Hours by which the second conference may be behind the first. */
  readonly behind: number
}

export interface Calendar {
  /** `10-21`, the day on or after which the first match is played. */
  readonly opens: string
  /** The season ends in the next year: `2026/27`. */
  readonly overNewYear: boolean
  readonly plan: FreePlan | RoundPlan
}

/** No rounds: every pair meets so often, somewhere in so many days. */
export interface FreePlan {
  readonly kind: 'free'
  readonly days: number
  /** Matches against everyone of the own and of the other conference; odd ones are given to whom the lot falls. */
  readonly own: number
  readonly other: number
  readonly games: number
  /** How often a team whose turn it is plays on the day after a match. */
  readonly secondNight: number
}

export interface RoundPlan {
  readonly kind: 'rounds'
  /** How often everybody meets everybody. */
  readonly legs: number
  /** Weekdays on which a round begins (Monday is 1), week by week, then from the front again. */
  readonly weeks: readonly (readonly number[])[]
  /** Days over which a round is spread. */
  readonly spread: number
}

export interface KnockOutRound {
  readonly name: string
  /** First day, `04-18`. */
  readonly opens: string
  readonly bestOf: 1 | 3 | 5 | 7
  readonly kind: 'playIn' | 'series' | 'final'
  /** Teams of each table that are in the bracket when it begins; only the first round of series says so. */
  readonly seeds?: number
  readonly neutral?: boolean
}

export interface Scoring {
  /** Points both sides score together in the four quarters. */
  readonly points: number
  /** Spread of the teams' strengths, in points of margin. */
  readonly spread: number
  /** Points by which the home side is better for being at home. */
  readonly home: number
}

export interface People {
  readonly culture: Culture
  /** Players from elsewhere in a squad. */
  readonly foreigners: number
  readonly women: boolean
}
