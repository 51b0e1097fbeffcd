import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { EuropeanOdds, LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'

/**
 * What a feed says about one match, one thing at a time. `seq` is the feed's own numbering: it tells
 * repeated reports from new ones and puts late ones where they belong.
 */
export type MatchReport = ReportBody & {
  readonly matchId: string
  readonly seq: number
  readonly atMs: number
}

export type ReportBody =
  | StatusReport
  | GoalReport
  | GoalCancelledReport
  | CardReport
  | CornerReport
  | PenaltyReport
  | OddsReport

export interface StatusReport {
  readonly kind: 'status'
  readonly phase: FootballPhase
  readonly clockFromMs?: number
  readonly note?: string
}

export interface GoalReport {
  readonly kind: 'goal'
  readonly side: Side
  readonly minute: number
  readonly player: string
  readonly assist?: string
}

/** Takes back the goal that was reported under `goalSeq`. */
export interface GoalCancelledReport {
  readonly kind: 'goalCancelled'
  readonly goalSeq: number
  readonly minute: number
}

export interface CardReport {
  readonly kind: 'card'
  readonly colour: 'yellow' | 'red'
  readonly side: Side
  readonly minute: number
  readonly player: string
}

export interface CornerReport {
  readonly kind: 'corner'
  readonly side: Side
}

/** One kick of a shoot-out. */
export interface PenaltyReport {
  readonly kind: 'penalty'
  readonly side: Side
  readonly scored: boolean
}

export interface OddsReport {
  readonly kind: 'odds'
  readonly company: number
  readonly european: EuropeanOdds
  readonly asian: LineOdds
  readonly overUnder: LineOdds
}

/** Reports about play. Odds are kept apart: they come ten times as often and move nothing else. */
export type PlayReport = Exclude<MatchReport, { kind: 'odds' }>
export type PlayBody = Exclude<ReportBody, { kind: 'odds' }>

export const isOdds = (report: MatchReport): report is Extract<MatchReport, { kind: 'odds' }> =>
  report.kind === 'odds'
