import type { LaneSize } from '@linmen/domain/test/lane.ts'

/** One number that was measured, and how large it may be. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit?: string
  readonly most?: number
  /** Depends on the machine: printed and judged when measured alone, never in a test. */
  readonly timed?: boolean
}

/** Something bad that is done to a running server, so many times, and what came of it. */
export interface Fault {
  readonly name: string
  /** What is counted. */
  readonly of: string
  /** How often: in the lane of CI, and in the whole run. */
  readonly counts: LaneSize
  /** Which database it needs; `any` takes the one of the run. */
  readonly database: 'embedded' | 'postgres' | 'any'
  /** Those of the same word are done side by side. */
  readonly beside?: string
  /** How long the whole of it takes on a machine that has nothing else to do, in seconds. */
  readonly takes: number
  /** Does it so often, or until its time is over: then the first figure tells how often it was. */
  run(count: number, time?: Time): Promise<readonly Figure[]>
}

export interface Time {
  isOver(): boolean
}

export const noHurry: Time = { isOver: () => false }

export const within = (ms: number): Time => {
  const endMs = performance.now() + ms
  return { isOver: () => performance.now() > endMs }
}

export const isBroken = ({ value, most }: Figure): boolean => most !== undefined && !(value <= most)

/** The value below which the given share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
