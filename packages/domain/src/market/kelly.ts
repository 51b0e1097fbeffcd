import { overround, proportional } from './devig.ts'

/** What one company pays back of every unit staked, whatever happens (返还率). */
export const returnRate = (odds: readonly number[]): number => 1 / overround(odds)

/** Mean over the companies of each company's own probabilities. */
export function marketProbabilities(companies: readonly (readonly number[])[]): number[] {
  const shares = companies.map(proportional)
  return outcomesOf(companies).map((j) => mean(shares.map((each) => each[j]!)))
}

/**
 * Kelly index K = odds × market probability, for each company and outcome (凯利指数). Above the
 * company's return rate an outcome is dearer here than in the market. It is not a stake.
 */
export function kellyIndex(companies: readonly (readonly number[])[]): number[][] {
  const market = marketProbabilities(companies)
  return companies.map((odds) => odds.map((each, j) => each * market[j]!))
}

/** The same index from the average odds alone: odds / average × return rate of the average. */
export function kellyFromAverage(odds: readonly number[], average: readonly number[]): number[] {
  const rate = returnRate(average)
  return odds.map((each, j) => (each / average[j]!) * rate)
}

/** (K − mean K)² × 10000, for each company and outcome (凯利方差). */
export function kellyVariance(companies: readonly (readonly number[])[]): number[][] {
  const index = kellyIndex(companies)
  const means = outcomesOf(companies).map((j) => mean(index.map((each) => each[j]!)))
  return index.map((row) => row.map((each, j) => (each - means[j]!) ** 2 * 10_000))
}

/** Mean of the Kelly variance over the companies, for each outcome (离散值). */
export function kellyDispersion(companies: readonly (readonly number[])[]): number[] {
  const variance = kellyVariance(companies)
  return outcomesOf(companies).map((j) => mean(variance.map((each) => each[j]!)))
}

const FEWEST_COMPANIES = 3

/** Standard deviation of the fair odds over the companies, for each outcome; null for too few. */
export function oddsDispersion(companies: readonly (readonly number[])[]): number[] | null {
  if (companies.length < FEWEST_COMPANIES) return null
  const fair = companies.map((odds) => proportional(odds).map((each) => 1 / each))
  return outcomesOf(companies).map((j) => deviation(fair.map((each) => each[j]!)))
}

/** The stake that makes a bankroll grow fastest (Kelly 1956), never negative. */
export const kellyStake = (probability: number, decimal: number): number =>
  Math.max(0, (probability * decimal - 1) / (decimal - 1))

const outcomesOf = (companies: readonly (readonly number[])[]) => [...(companies[0] ?? []).keys()]

const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length

function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((each) => (each - middle) ** 2)))
}
