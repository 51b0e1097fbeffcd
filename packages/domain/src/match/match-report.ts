import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballCounts } from '#sport/fixture.ts'
import type { PlayMinute } from './event-minute.ts'

/**
 * What a feed says about one football match, one thing at a time. `seq` is the feed's own numbering: it tells
 * repeated reports from new ones and puts late ones where they belong. Odds travel apart, as ticks.
 */
export type FootballReport = FootballBody & {
  readonly matchId: string
  readonly seq: number
  readonly atMs: number
}

export type FootballBody =
  | StatusReport
  | GoalReport
  | GoalCancelledReport
  | CardReport
  | CornerReport
  | SubstitutionReport
  | MissedPenaltyReport
  | PenaltyReport
  | ScoreReport

export interface StatusReport {
  readonly kind: 'status'
  readonly phase: FootballPhase
  readonly clockFromMs?: number
  readonly note?: string
}

export interface GoalReport extends PlayMinute {
  readonly kind: 'goal'
  /** The side it counts for, also when it is an own goal. */
  readonly side: Side
  readonly player: string
  readonly playerId?: string
  readonly assist?: string
  readonly how?: 'penalty' | 'own'
}

/** Takes back the goal that was reported under `goalSeq`. */
export interface GoalCancelledReport extends PlayMinute {
  readonly kind: 'goalCancelled'
  readonly goalSeq: number
}

export interface CardReport extends PlayMinute {
  readonly kind: 'card'
  readonly colour: 'yellow' | 'red'
  /** The red one after a second yellow. */
  readonly second?: boolean
  readonly side: Side
  readonly player: string
  readonly playerId?: string
}

export interface CornerReport {
  readonly kind: 'corner'
  readonly side: Side
}

export interface SubstitutionReport extends PlayMinute {
  readonly kind: 'substitution'
  readonly side: Side
  readonly player: string
  readonly leaves: string
}

/** A penalty during play that was saved or missed. */
export interface MissedPenaltyReport extends PlayMinute {
  readonly kind: 'missedPenalty'
  readonly side: Side
  readonly player: string
}

/** One kick of a shoot-out. */
export interface PenaltyReport {
  readonly kind: 'penalty'
  readonly side: Side
  readonly scored: boolean
}

/**
 * The score as a feed states it that sends states instead of changes. The newest one stands above every goal told
 * by name; when it falls, that is the correction.
 */
export interface ScoreReport extends FootballCounts {
  readonly kind: 'score'
}
