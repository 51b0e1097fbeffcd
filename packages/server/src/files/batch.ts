import type { Country, League, Season, Stage, Team } from '@linmen/domain/sport/atlas.ts'
import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { Fixture, FootballResult } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { Squad } from '@linmen/domain/sport/player.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { FeedResult } from '#feeds/port.ts'
import type { SourceFile } from './source-file.ts'

/** A piece of a file in the words of the house. It is written as a whole or not at all. */
export interface Batch {
  readonly countries: Country[]
  readonly leagues: League[]
  /** Begin and end are those of the matches in this piece. */
  readonly seasons: Season[]
  readonly stages: Stage[]
  /** Named as in the file. */
  readonly teams: Team[]
  readonly fixtures: Fixture[]
  /** Result and offers in one, for files that bring hundreds of thousands of them. */
  readonly imported: ImportedMatch[]
  readonly results: FeedResult[]
  readonly odds: OddsTick[]
  readonly depth: DepthRecord[]
  readonly plays: (FootballReport | BasketballReport)[]
  readonly squads: Squad[]
  readonly names: ChineseName[]
}

/** A finished football match as a file has it, with the opening and the closing offers of all companies. */
export interface ImportedMatch {
  readonly matchId: string
  readonly result: FootballResult
  readonly openedAtMs: number
  readonly closedAtMs: number
  /**
   * Eleven numbers for each offer: company, 1 for the opening or 2 for the closing one, then European, Asian and
   * over/under prices as in a tick.
   */
  readonly offers: readonly number[]
}

export const OFFER_WIDTH = 11

/** How something that files call by a foreign name is called in Chinese. */
export interface ChineseName {
  readonly thing: 'team' | 'league' | 'player'
  readonly spelling: string
  readonly name: string
}

export const emptyBatch = (): Batch => ({
  countries: [],
  leagues: [],
  seasons: [],
  stages: [],
  teams: [],
  fixtures: [],
  imported: [],
  results: [],
  odds: [],
  depth: [],
  plays: [],
  squads: [],
  names: [],
})

/** Says what was not taken from a file, and where. */
export type Complain = (line: number, text: string) => void

/** Reads a file piece by piece in the words of the house. */
export type ReadKind = (file: SourceFile, complain: Complain) => AsyncIterable<Batch>
