import type { BasketballPhase } from '@linmen/contract/match/basketball-phase.ts'
import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'

/** Matches of an issue of 胜负彩; 任九 takes any nine of the same fourteen. */
export const POOL_SIZE = 14

/** 3 home, 1 draw, 0 away; a match that was not played to its end counts for every pick. */
export type PoolMark = '3' | '1' | '0' | '*'

/** What a draw needs to know of a match: its state and the score of ninety minutes. */
export interface PlayedMatch {
  readonly phase: FootballPhase | BasketballPhase
  readonly full: Pair
}

/**
 * The result of an issue, fourteen marks in order of place. Null until every match is decided: a draw is published
 * once and whole. 任九 has the same one.
 */
export function poolDraw(results: readonly (PlayedMatch | null)[]): string | null {
  if (results.length !== POOL_SIZE) return null
  const marks = results.map((result) => (result ? poolMark(result) : null))
  return marks.includes(null) ? null : marks.join('')
}

/** Null while a match is still open. */
export function poolMark({ phase, full }: PlayedMatch): PoolMark | null {
  if (VOID.has(phase)) return '*'
  if (phase !== 'finished') return null
  return resultMark(full.home - full.away)
}

export const resultMark = (margin: number): '3' | '1' | '0' =>
  margin > 0 ? '3' : margin === 0 ? '1' : '0'

/**
 * How many places a set of picks got right: `31,3,10,…`, one or more marks for each place, nothing for a place that
 * 任九 leaves out.
 */
export function poolHits(draw: string, picks: readonly string[]): number {
  let hits = 0
  picks.forEach((marks, at) => {
    const drawn = draw[at]
    if (marks !== '' && drawn !== undefined && (drawn === '*' || marks.includes(drawn))) hits += 1
  })
  return hits
}

const VOID: ReadonlySet<string> = new Set(['cancelled', 'abandoned', 'postponed', 'deleted'])
