/** A feed that is well speaks every ten seconds; after this long without a word it has stalled. */
export const STALLED_AFTER_MS = 45_000

export type Freshness = 'fresh' | 'stalled' | 'offline'

/** Whether what is shown may be out of date, and who is to blame: the line or the feed. */
export function freshnessOf(
  { line, asOfMs }: { line: 'live' | 'stale' | 'offline'; asOfMs: number },
  nowMs: number,
): Freshness {
  if (line === 'offline') return 'offline'
  return asOfMs > 0 && nowMs - asOfMs > STALLED_AFTER_MS ? 'stalled' : 'fresh'
}
