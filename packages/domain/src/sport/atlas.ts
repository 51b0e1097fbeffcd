import type { Sport } from '@linmen/contract/kit/legacy-words.ts'

/** Part of the world a competition belongs to. */
export type Area = 'world' | 'europe' | 'america' | 'asia' | 'africa' | 'oceania'

export interface Country {
  readonly id: string
  readonly name: string
  /** Initial in pinyin, as in every list that is jumped through by letter. */
  readonly letter: string
  readonly area: Area
}

export interface League {
  readonly id: string
  readonly sport: Sport
  readonly countryId: string
  /** As in a list: `英超`. */
  readonly name: string
  /** In full: `英格兰超级联赛`. */
  readonly fullName: string
  readonly letter: string
  readonly colour: string
  readonly hot: boolean
  /** 1 to 6 football, 7 basketball, 8 another sport (spec 001 §3). */
  readonly category: number
  /** 1 is the highest of its country; a cup has 0. */
  readonly level: number
  readonly kind: 'league' | 'cup'
  /** Mode of play, points and tie-breaks in a few Chinese sentences. */
  readonly rules: string
  readonly zones: readonly Zone[]
}

/** Places of a table that mean something at the end of the season. */
export interface Zone {
  readonly from: number
  readonly to: number
  readonly kind: 'title' | 'continental' | 'promotion' | 'playOff' | 'relegation'
  readonly name: string
}

export interface Season {
  readonly id: string
  readonly leagueId: string
  /** `2026/27` */
  readonly name: string
  readonly firstDay: string
  readonly lastDay: string
  readonly rounds: number
}

export interface Stage {
  readonly id: string
  readonly seasonId: string
  /** `联赛`, `小组赛`, `淘汰赛`, `常规赛`, `季后赛` */
  readonly name: string
  readonly kind: 'table' | 'groups' | 'knockout'
  /** Order within the season, from 1. */
  readonly place: number
}

export interface Venue {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly capacity: number
}

export interface Referee {
  readonly id: string
  readonly name: string
  readonly countryId: string
}

export interface Team {
  readonly id: string
  readonly sport: Sport
  /** Where it plays its league matches. A cup borrows its teams. */
  readonly leagueId: string
  readonly countryId: string
  readonly name: string
  readonly foundedYear: number
  readonly coach: string
  readonly venue: Venue
}

/** Everything that exists before the first match of a season. */
export interface Atlas {
  readonly countries: readonly Country[]
  readonly leagues: readonly League[]
  readonly seasons: readonly Season[]
  readonly stages: readonly Stage[]
}
