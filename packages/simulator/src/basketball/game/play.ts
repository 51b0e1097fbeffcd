import type { Side } from '@linmen/contract/match/match-live.schemas.ts'

/** Something a player or a bench does. Players are places in their squads. */
export interface Play {
  readonly what: Deed
  readonly period: number
  /** Seconds of the period that are gone. */
  readonly elapsed: number
  readonly atMs: number
  /** The side that does it. */
  readonly side: Side
}

export type Deed = Shot | FreeThrow | Turnover | Rebound | Foul | TimeOut

export interface Shot {
  readonly kind: 'shot'
  readonly worth: 2 | 3
  readonly made: boolean
  readonly player: number
  /** Who passed, if it was made. */
  readonly assist: number | null
  /** Who of the other side blocked it, if it was missed. */
  readonly block: number | null
}

export interface FreeThrow {
  readonly kind: 'free'
  readonly made: boolean
  readonly player: number
}

export interface Turnover {
  readonly kind: 'turnover'
  readonly player: number
  /** Who of the other side took the ball. */
  readonly steal: number | null
}

export interface Rebound {
  readonly kind: 'rebound'
  readonly player: number
  readonly offensive: boolean
}

export interface Foul {
  readonly kind: 'foul'
  readonly player: number
  /** Who of the other side was fouled. */
  readonly on: number
}

export interface TimeOut {
  readonly kind: 'timeOut'
}

/** The clock stands between two moments. */
export interface Stop {
  readonly period: number
  readonly elapsed: number
  readonly fromMs: number
  readonly untilMs: number
  /** A power failure, a broken board: the match is interrupted. */
  readonly trouble: boolean
}

export interface PeriodSpan {
  readonly startMs: number
  readonly endMs: number
  readonly seconds: number
}
