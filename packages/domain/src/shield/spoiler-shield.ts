import type { BasketballPhase } from '@linmen/contract/match/basketball-phase.ts'
import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import type { MatchLive, Pair } from '@linmen/contract/match/match-live.schemas.ts'

/** What has to be known of a match to decide whether its result may be seen. */
export interface ShieldedMatch {
  readonly id: string
  /** Missing: nobody said how far the match is. */
  readonly phase?: FootballPhase | BasketballPhase | undefined
  readonly kickOffAtMs?: number | null | undefined
  /** Known to have ended after ninety minutes. */
  readonly wasRegular?: boolean | undefined
  /** When it ended, or its result was last corrected, where somebody said so. */
  readonly endedAtMs?: number | undefined
}

/** How a person wants to be kept from spoilers. */
export interface ShieldChoice {
  readonly on: boolean
  /** Matches whose result the person asked to see. */
  readonly revealed: Readonly<Record<string, unknown>>
}

const HOUR_MS = 3_600_000
/** Who records a match has seen it two days later. */
export const SHIELD_MS = 48 * HOUR_MS
/** No match lasts longer, extra time, a shoot-out and delays included. */
export const LONGEST_MATCH_MS = 4 * HOUR_MS
/** Two halves, the break and stoppages take less than two hours; the rest is for a late kick-off. */
const NINETY_MINUTES_MS = 2.5 * HOUR_MS
/** A shoot-out and a third overtime are over by then. */
const PLAYED_OUT_MS = 3.25 * HOUR_MS

const NOTHING_PLAYED: ReadonlySet<string> = new Set([
  'scheduled',
  'postponed',
  'cancelled',
  'deleted',
])
const NOT_RUNNING: ReadonlySet<string> = new Set(['finished', 'abandoned', 'unknown', 'undecided'])

/** Whether everything that tells how a match stands or ended is kept away. */
export const hidesResult = (
  match: ShieldedMatch,
  { on, revealed }: ShieldChoice,
  nowMs: number,
): boolean => on && revealed[match.id] === undefined && isSpoiler(match, nowMs)

/**
 * Live, ended less than two days ago, or of unknown state. Few answers say when a match ended, so the
 * two days begin when the longest one would have, for all of them alike.
 */
export const isSpoiler = (match: ShieldedMatch, nowMs: number): boolean =>
  isRecent(match, nowMs, LONGEST_MATCH_MS + SHIELD_MS)

/**
 * Whether the match may have been under way so many milliseconds ago: by the moment it ended where that
 * is known, else by when the longest match of its kind would have.
 */
export function mayHaveRun(match: ShieldedMatch, nowMs: number, agoMs: number): boolean {
  const endedAtMs = knownEnd(match)
  if (endedAtMs !== null) return nowMs - endedAtMs < agoMs
  return isRecent(match, nowMs, longestOf(match) + agoMs)
}

/**
 * Whether sums whose newest match began at that moment (a table, an expert's record) tell a result that is
 * hidden itself. Nobody said when: they may.
 */
export const sumsTell = (playedAtMs: number | undefined, nowMs: number): boolean =>
  isSpoiler({ id: '', phase: 'finished', kickOffAtMs: playedAtMs }, nowMs)

/** Whether sums that a result changed at that moment are ahead of a television that is so far behind. */
export const sumsAhead = (
  changedAtMs: number | undefined,
  nowMs: number,
  delayMs: number,
): boolean => changedAtMs !== undefined && nowMs - changedAtMs < delayMs

/** Whether a football score tells that nothing was played after ninety minutes. */
export const isOfNinety = (score: MatchLive['score'] | Pair): boolean =>
  'full' in score && score.extra === undefined && score.penalties === undefined

/** An end before the beginning is a mistake of whoever said it, and not believed. */
function knownEnd({ phase, kickOffAtMs, endedAtMs }: ShieldedMatch): number | null {
  if (endedAtMs === undefined || (phase !== 'finished' && phase !== 'abandoned')) return null
  return endedAtMs > (kickOffAtMs ?? -Infinity) ? endedAtMs : null
}

function longestOf({ phase, wasRegular }: ShieldedMatch): number {
  if (phase !== 'finished') return LONGEST_MATCH_MS
  return wasRegular ? NINETY_MINUTES_MS : PLAYED_OUT_MS
}

function isRecent({ phase, kickOffAtMs }: ShieldedMatch, nowMs: number, withinMs: number): boolean {
  if (phase !== undefined && NOTHING_PLAYED.has(phase)) return false
  if (phase !== undefined && !NOT_RUNNING.has(phase)) return true
  return kickOffAtMs === undefined || kickOffAtMs === null || nowMs - kickOffAtMs < withinMs
}
