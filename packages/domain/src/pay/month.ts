const BEIJING_MS = 8 * 3_600_000

/** The first moment of the month in Beijing that this moment belongs to. */
export function monthStart(atMs: number): number {
  const there = new Date(atMs + BEIJING_MS)
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - BEIJING_MS
}
