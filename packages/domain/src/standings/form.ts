import type { Outcome } from '#history/seen-match.ts'
import { outcomeFor, type TeamGame } from './played.ts'

/** The last outcomes, newest last, as a row of dots is read. */
export const formOf = (games: readonly TeamGame[], count: number): Outcome[] =>
  games.slice(-count).map(outcomeFor)

export interface Run {
  readonly kind: Outcome
  readonly length: number
}

/** How often in a row the last outcome came; null before the first game. */
export function runOf(games: readonly TeamGame[]): Run | null {
  const outcomes = games.map(outcomeFor)
  const kind = outcomes.at(-1)
  if (!kind) return null
  const before = outcomes.findLastIndex((outcome) => outcome !== kind)
  return { kind, length: outcomes.length - 1 - before }
}

/** The longest row of one outcome so far. */
export function longestRun(games: readonly TeamGame[], kind: Outcome): number {
  let run = 0
  let longest = 0
  for (const game of games) {
    run = outcomeFor(game) === kind ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
