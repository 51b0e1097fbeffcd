/**
 * A share in whole percent, half a percent upwards. This is the rule wherever somebody can check it, because the counts
 * or prices it comes from are printed too; the shares of a whole may then make 99 or 101. The divisor is at least 1, so
 * nothing of nothing is 0 (spec 001 §5).
 */
export const percentOf = (part: number, whole: number) =>
  Math.round((100 * part) / Math.max(1, whole))

/**
 * Whole percents of chances that make up everything there is: together they are 100. Only for bars that show nothing to
 * check them by, as those of a model; beside counts one share in three would contradict them. Each is rounded down, and
 * those that lost most get one back, the earlier one first.
 */
export function percentsOf(counts: readonly number[]): number[] {
  const whole = counts.reduce((sum, count) => sum + count, 0)
  if (whole === 0) return counts.map(() => 0)
  const floors = counts.map((count) => Math.floor((100 * count) / whole))
  const missing = 100 - floors.reduce((sum, percent) => sum + percent, 0)
  const lucky = counts
    .map((count, at) => ({ at, lost: (100 * count) % whole }))
    .toSorted((a, b) => b.lost - a.lost || a.at - b.at)
    .slice(0, missing)
    .map(({ at }) => at)
  return floors.map((percent, at) => (lucky.includes(at) ? percent + 1 : percent))
}

/** 胜率, the same wherever it is told. */
export const winRateText = ({ won, lost }: { readonly won: number; readonly lost: number }) =>
  `${percentOf(won, won + lost)}%`
