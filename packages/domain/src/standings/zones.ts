import type { Zone } from '#sport/atlas.ts'

/** The zone a place lies in. Where two overlap the first of the league's list counts. */
export const zoneOf = (zones: readonly Zone[], rank: number | null): Zone | null =>
  (rank !== null && zones.find(({ from, to }) => rank >= from && rank <= to)) || null
