import { pairPrices, priceOf, resultPrices, type Prices } from '#match-files/football-row.ts'
import { powerExponent } from './devig.ts'

/**
 * What a market says of one match, on scales where adding makes sense: `edge` is log(home/away),
 * `draw` the log odds of a draw, `over` the log odds of three goals or more. NaN where it is silent.
 */
export interface MarketView {
  readonly edge: number
  readonly draw: number
  readonly over: number
}

export const SILENT: MarketView = { edge: NaN, draw: NaN, over: NaN }

export const expit = (z: number): number => 1 / (1 + Math.exp(-z))

/** `book` is the prefix of the result market, `totals` of over/under (Pinnacle uses PS and P). */
export function viewOf(prices: Prices, book: string, totals = book): MarketView {
  const result = resultPrices(prices, book)
  const pair = pairPrices(prices, `${totals}>2.5`, `${totals}<2.5`)
  const over = pair ? pairLogit(pair) : NaN
  if (!result) return { edge: NaN, draw: NaN, over }
  const [home, draw, away] = result
  // With p = odds^-k the ratio home/away needs no normalising.
  const k = powerExponent(home, draw, away)
  const edge = k * (Math.log(away) - Math.log(home))
  return { edge, draw: -Math.log(draw ** k - 1), over }
}

/**
 * The home line that would be level money, from a line and its two prices: half of the edge in
 * price, measured in goals, is added to the line. NaN unless the market is there.
 */
export function levelLine(prices: Prices, line: string, book: string): number {
  const given = priceOf(prices, line)
  const pair = pairPrices(prices, `${book}AHH`, `${book}AHA`)
  if (isNaN(given) || !pair) return NaN
  return -given + GOALS_PER_LOGIT * pairLogit(pair)
}

const pairLogit = ([one, other]: readonly [number, number]) =>
  powerExponent(one, other, Infinity) * (Math.log(other) - Math.log(one))

// A round figure: the regressions that use the line scale it themselves.
const GOALS_PER_LOGIT = 0.74

/** Home, draw and away from the two scales. */
export function resultOf(edge: number, draw: number): [number, number, number] {
  const level = expit(draw)
  const home = expit(edge) * (1 - level)
  return [home, level, 1 - level - home]
}
