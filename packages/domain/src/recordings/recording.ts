import type { BasketballBody } from '#match/basketball/basketball-report.ts'
import type { FootballBody } from '#match/match-report.ts'

/** A real match as it was noted down, told from its first whistle on. */
export interface Recording<Body> {
  readonly id: string
  readonly home: string
  readonly away: string
  /** When it really began, where the file has a wall clock. */
  readonly startedAtMs?: number
  /** Numbered from 1, in order of time. */
  readonly moments: readonly RecordedMoment<Body>[]
}

export interface RecordedMoment<Body> {
  readonly seq: number
  /** Milliseconds since the first whistle, at the speed of life. */
  readonly afterMs: number
  readonly body: Body
}

export type FootballRecording = Recording<FootballBody>
export type BasketballRecording = Recording<BasketballBody>

export const numberedMoments = <Body>(
  moments: readonly Omit<RecordedMoment<Body>, 'seq'>[],
): RecordedMoment<Body>[] =>
  moments
    .toSorted((a, b) => a.afterMs - b.afterMs)
    .map((moment, at) => ({ seq: at + 1, ...moment }))
