/** One unit on one outcome, and what it brought: the price less one, or minus one. */
export interface FlatBet {
  readonly atMs: number
  /** Bets of a day are not independent of each other. */
  readonly day: string
  readonly profit: number
}

/** After a day of play: all units won so far, and between which sums the true course lies at 95 %. */
export interface StakePoint {
  readonly atMs: number
  readonly bets: number
  readonly profit: number
  readonly low: number
  readonly high: number
}

const Z = 1.96

/** The course of flat stakes, one point for each day, in the order of the bets. */
export function flatStakes(bets: readonly FlatBet[]): StakePoint[] {
  const days = new Map<string, { atMs: number; sum: number; n: number; squares: number }>()
  for (const { atMs, day, profit } of bets) {
    const known = days.get(day) ?? { atMs, sum: 0, n: 0, squares: 0 }
    days.set(day, {
      atMs: Math.max(known.atMs, atMs),
      sum: known.sum + profit,
      n: known.n + 1,
      squares: known.squares + profit * profit,
    })
  }
  // Sums of squares, so that the distance from a mean that moves on costs nothing to know.
  let [profit, n, sums, both, counts, singles] = [0, 0, 0, 0, 0, 0]
  return [...days.values()].map(({ atMs, sum, n: own, squares }) => {
    profit += sum
    n += own
    sums += sum * sum
    both += sum * own
    counts += own * own
    singles += squares
    const mean = profit / n
    // A few days tell little about days: bets taken one by one are the least there can be.
    const byDay = sums - 2 * mean * both + mean * mean * counts
    const variance = Math.max(0, byDay, singles - mean * profit)
    const reach = Z * Math.sqrt(variance)
    return { atMs, bets: n, profit, low: profit - reach, high: profit + reach }
  })
}
