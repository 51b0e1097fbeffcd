const pattern = [
  [64, 92],
  [96, 70],
  [78, 60],
] as const

/** Pairs of line widths, so that rows do not look stamped. */
export const widths = (count: number) =>
  Array.from({ length: count }, (_, i) => pattern[i % pattern.length] ?? pattern[0])
