import type { BasketballPhase } from '@linmen/contract/match/basketball-phase.ts'
import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'

/** What a feed says about one basketball match, one thing at a time; `seq` as in football. */
export type BasketballReport = BasketballBody & {
  readonly matchId: string
  readonly seq: number
  readonly atMs: number
}

export type BasketballBody =
  | BasketballStatus
  | ClockReport
  | PointsReport
  | PointsCancelledReport
  | FoulReport
  | TimeOutReport
  | BasketballScore

export interface BasketballStatus {
  readonly kind: 'status'
  readonly phase: BasketballPhase
  /** True from the end of a period to the begin of the next. */
  readonly pause?: boolean
  readonly note?: string
}

/** The clock starts or stops. Not every stop is reported: a reader runs it on and never below zero. */
export interface ClockReport {
  readonly kind: 'clock'
  readonly secondsLeft: number
  readonly running: boolean
}

export interface PointsReport {
  readonly kind: 'points'
  readonly side: Side
  readonly points: 1 | 2 | 3
  /** 1 to 4 quarters, from 5 on overtimes. */
  readonly period: number
  readonly secondsLeft: number
  readonly playerId?: string
  readonly player: string
  readonly assist?: string
}

/** Takes back the points that were reported under `pointsSeq`. */
export interface PointsCancelledReport {
  readonly kind: 'pointsCancelled'
  readonly pointsSeq: number
}

export interface FoulReport {
  readonly kind: 'foul'
  readonly side: Side
  readonly period: number
  readonly player: string
}

export interface TimeOutReport {
  readonly kind: 'timeOut'
  readonly side: Side
  readonly period: number
}

/** The score as a feed states it that sends states instead of changes; the newest stands above all baskets told. */
export interface BasketballScore {
  readonly kind: 'score'
  readonly full: Pair
  readonly periods: readonly Pair[]
  readonly fouls: Pair
  readonly timeOuts: Pair
}
