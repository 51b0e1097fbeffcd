import { fitGrid, fittedGrid } from '#score-grid/fit-grid.ts'
import { fairOdds, handicapChances, resultChances } from '#score-grid/grid-markets.ts'
import { proportional } from './devig.ts'

/** A handicap and the decimal odds of both sides; `line` is added to the home score. */
export interface HandicapQuote {
  readonly line: number
  readonly home: number
  readonly away: number
}

/** Home, draw and away as the result market has them, as the handicap has them, and the distance. */
export interface AsianDifference {
  readonly european: readonly [number, number, number]
  readonly asian: readonly [number, number, number]
  /** Asian less European (欧亚差异); the three sum to nought. */
  readonly difference: readonly [number, number, number]
}

/**
 * The handicap market names no draw, so its chances are read from a grid of scores: the one of the
 * European odds, in which one side is made stronger until the handicap is fair at its own prices
 * without their margin. Total goals and the factor on draws stay, so that markets which agree
 * differ by nothing. `over` is the chance of three goals or more; null unless all odds are there.
 */
export function asianDifference(
  odds: readonly [number, number, number],
  quote: HandicapQuote,
  over = 0.5,
): AsianDifference | null {
  if (![...odds, quote.home, quote.away].every((each) => each > 1 && each < Infinity)) return null
  if (!Number.isInteger(4 * quote.line) || !(over > 0 && over < 1)) return null
  const european = triple(proportional(odds))
  const { homeGoals, awayGoals, drawFactor } = fitGrid(european, over)
  const gridAt = (supremacy: number) => {
    const total = Math.max(homeGoals + awayGoals, Math.abs(supremacy) + FEWEST_GOALS)
    return fittedGrid((total + supremacy) / 2, (total - supremacy) / 2, drawFactor)
  }
  const [wanted = 0.5] = proportional([quote.home, quote.away])
  const share = (supremacy: number) => 1 / fairOdds(handicapChances(gridAt(supremacy), quote.line))
  const asian = resultChances(gridAt(rising((at) => share(at) - wanted)))
  return { european, asian, difference: triple(asian.map((each, j) => each - european[j]!)) }
}

const FEWEST_GOALS = 0.1
const MOST_SUPREMACY = 8

const STEPS = 60
/** Finer than a double tells chances apart. */
const NOUGHT = 1e-15

/** Where a rising function passes nought, by false position; an end that stays counts half (Illinois). */
function rising(excess: (at: number) => number): number {
  let [low, high] = [-MOST_SUPREMACY, MOST_SUPREMACY]
  let [under, above] = [excess(low), excess(high)]
  if (under >= 0) return low
  if (above <= 0) return high
  let at = 0
  let stayed = 0
  for (let step = 0; step < STEPS; step++) {
    at = low - (under * (high - low)) / (above - under)
    const off = excess(at)
    if (Math.abs(off) < NOUGHT) break
    if (off < 0) {
      ;[low, under] = [at, off]
      if (stayed > 0) above /= 2
      stayed = 1
    } else {
      ;[high, above] = [at, off]
      if (stayed < 0) under /= 2
      stayed = -1
    }
  }
  return at
}

const triple = (values: readonly number[]) => values as unknown as [number, number, number]
