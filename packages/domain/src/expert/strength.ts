import { isPriced, type SettledPick } from './record.ts'

/** The return of one expert without the luck in it, as shares of the stake: 0.05 is +5 %. */
export interface Strength {
  readonly value: number
  readonly low: number
  readonly high: number
}

export interface Measured {
  readonly picks: number
  /** Return of a flat stake as it came; null without any pick. */
  readonly raw: number | null
  /** Null while the sample is too small to say anything. */
  readonly strength: Strength | null
}

/** Fewer settled picks than this are not ranked: 样本不足. */
export const FEWEST_FOR_STRENGTH = 100
const Z_95 = 1.96
// Without any difference between experts in sight, skill is still allowed to differ by a percent.
const LEAST_SPREAD = 0.01

/**
 * Empirical Bayes: what an expert's picks returned is drawn towards what those of all experts do, the
 * more the shorter and wilder the record is. The interval holds the true return 95 times of 100.
 */
export function strengths<Key>(
  records: ReadonlyMap<Key, readonly SettledPick[]>,
): Map<Key, Measured> {
  const drawn = new Map([...records].map(([key, picks]) => [key, sampleOf(picks)]))
  const usual = spreadOfAll([...drawn.values()])
  const samples = new Map([...drawn].map(([key, sample]) => [key, steadied(sample, usual)]))
  const enough = [...samples.values()].filter(({ n }) => n >= FEWEST_FOR_STRENGTH)
  const prior = priorOf(enough)
  return new Map(
    [...samples].map(([key, sample]) => [
      key,
      {
        picks: sample.n,
        raw: sample.n === 0 ? null : sample.mean,
        strength: sample.n < FEWEST_FOR_STRENGTH || !prior ? null : shrunk(sample, prior),
      },
    ]),
  )
}

interface Sample {
  readonly n: number
  readonly mean: number
  /** Variance of the mean. */
  readonly error: number
}

interface Prior {
  readonly mean: number
  readonly variance: number
}

function sampleOf(picks: readonly SettledPick[]): Sample {
  const profits = picks
    .filter(isPriced)
    .filter(({ result }) => result !== 'void')
    .map((pick) => (pick.returnedHundredths - 100) / 100)
  const n = profits.length
  if (n === 0) return { n, mean: 0, error: 1 }
  const mean = sum(profits) / n
  const spread = sum(profits.map((profit) => (profit - mean) ** 2)) / Math.max(1, n - 1)
  return { n, mean, error: Math.max(spread, 0.01) / n }
}

/** A run of luck has little spread of its own: nobody's picks are taken for calmer than those of all. */
function steadied(sample: Sample, usualSpread: number): Sample {
  if (sample.n === 0) return sample
  return { ...sample, error: Math.max(sample.error, usualSpread / sample.n) }
}

function spreadOfAll(all: readonly Sample[]): number {
  const picks = sum(all.map(({ n }) => n))
  return sum(all.map(({ n, error }) => n * n * error)) / Math.max(1, picks)
}

/** Mean and spread of the true returns, by the moments of what was seen (DerSimonian and Laird). */
function priorOf(samples: readonly Sample[]): Prior | null {
  if (samples.length === 0) return null
  const weights = samples.map(({ error }) => 1 / error)
  const total = sum(weights)
  const mean = sum(samples.map((sample, at) => sample.mean * weights[at]!)) / total
  const seen = sum(samples.map((sample, at) => weights[at]! * (sample.mean - mean) ** 2))
  const scale = total - sum(weights.map((weight) => weight ** 2)) / total
  const between = scale > 0 ? (seen - (samples.length - 1)) / scale : 0
  return { mean, variance: Math.max(between, LEAST_SPREAD ** 2) }
}

function shrunk({ mean, error }: Sample, prior: Prior): Strength {
  const variance = 1 / (1 / error + 1 / prior.variance)
  const value = variance * (mean / error + prior.mean / prior.variance)
  const reach = Z_95 * Math.sqrt(variance)
  return { value, low: value - reach, high: value + reach }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
