// A second shortly before the product existed; four numbers for each one since fit the column until 2042.
const FIRST_SECOND = 1_750_000_000

/** A number for what a feed stated at a moment, larger than those of all earlier moments. */
export const momentNumber = (atMs: number, kind: 0 | 1 | 2) =>
  Math.floor(atMs / 1000 - FIRST_SECOND) * 4 + kind
