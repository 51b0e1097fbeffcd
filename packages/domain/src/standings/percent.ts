/** A share in whole percent. The divisor is at least 1, so nothing of nothing is 0 (spec 001 §5). */
export const percentOf = (part: number, whole: number) =>
  Math.round((100 * part) / Math.max(1, whole))
