/** Something that came in, and when. */
export interface Arrived<T> {
  readonly atMs: number
  readonly value: T
}

/** What came in, oldest first. */
export type DelayLine<T> = readonly Arrived<T>[]

/** How far television may be behind, in seconds. */
export const DELAYS = [0, 15, 30, 60, 90, 120] as const
export type DelaySeconds = (typeof DELAYS)[number]

const MOST_MS = Math.max(...DELAYS) * 1000

/** The word kept on a device, else no delay. */
export const delayOf = (kept: unknown): DelaySeconds => DELAYS.find((each) => each === kept) ?? 0

/**
 * The line with something new at its end. What the longest delay has passed is forgotten, except the
 * newest of it: a person who raises the delay sees an older state, never nothing.
 */
export function arrive<T>(line: DelayLine<T>, next: Arrived<T>): DelayLine<T> {
  // A clock that was set back must not let anything overtake what came before.
  const atMs = Math.max(next.atMs, line.at(-1)?.atMs ?? next.atMs)
  const all = [...line, { ...next, atMs }]
  const first = all.findLastIndex((each) => each.atMs <= atMs - MOST_MS)
  return first > 0 ? all.slice(first) : all
}

/** What may be shown: the newest that came in at least the delay ago. Null: nothing yet. */
export const shownAt = <T>(line: DelayLine<T>, nowMs: number, delayMs: number): Arrived<T> | null =>
  line.findLast(({ atMs }) => atMs + delayMs <= nowMs) ?? null

/** Parts a queue into what is due, in the order it came, and what has to wait. */
export function releasedAt<T>(
  line: DelayLine<T>,
  nowMs: number,
  delayMs: number,
): { readonly due: readonly T[]; readonly rest: DelayLine<T> } {
  const first = line.findIndex(({ atMs }) => atMs + delayMs > nowMs)
  const cut = first < 0 ? line.length : first
  return { due: line.slice(0, cut).map(({ value }) => value), rest: line.slice(cut) }
}
