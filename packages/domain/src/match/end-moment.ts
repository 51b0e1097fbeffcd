/** As much of a report as tells when it was made. */
interface Told {
  readonly seq: number
  readonly atMs: number
}

const ENDED: ReadonlySet<string> = new Set(['finished', 'abandoned'])

/**
 * The moment from which on everything that is known of a match that is over was known: its end, or a
 * correction after it. Missing while it may go on, and where only the result was brought in: those
 * reports lie before any feed's and say when the match began.
 */
export function endMoment(
  told: readonly Told[],
  last: (Told & { readonly phase: string }) | undefined,
): { endedAtMs?: number } {
  if (!last || !ENDED.has(last.phase) || last.seq < 0) return {}
  return { endedAtMs: told.reduce((newest, { atMs }) => Math.max(newest, atMs), last.atMs) }
}
