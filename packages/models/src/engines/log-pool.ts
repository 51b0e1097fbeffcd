import { solveSymmetric } from '#numeric/solve.ts'

/** Log-linear pool: the product of the forecasts, each to the power of its weight, made to sum to one. */
export function logPool(
  forecasts: readonly (readonly number[])[],
  weights: readonly number[],
): number[] {
  const logs = (forecasts[0] ?? []).map((_, outcome) =>
    forecasts.reduce((sum, p, at) => sum + weights[at]! * Math.log(p[outcome]!), 0),
  )
  const highest = Math.max(...logs)
  const raised = logs.map((log) => Math.exp(log - highest))
  const total = raised.reduce((sum, each) => sum + each, 0)
  return raised.map((each) => each / total)
}

interface PoolRow {
  readonly forecasts: readonly (readonly number[])[]
  readonly came: number
}

const MOST_STEPS = 20

/** Weights that climb the likelihood of what came by Newton's steps, pulled towards equal shares. */
export function fitLogPool(rows: readonly PoolRow[], pull = 10): number[] {
  const size = rows[0]?.forecasts.length ?? 0
  const weights = new Float64Array(size).fill(1 / size)
  const slope = new Float64Array(size)
  const bend = new Float64Array(size * size)
  const step = new Float64Array(size)
  for (let round = 0; round < MOST_STEPS; round++) {
    bend.fill(0)
    for (let i = 0; i < size; i++) {
      slope[i] = pull * (1 / size - weights[i]!)
      bend[i * size + i] = pull
    }
    for (const row of rows) addRow(row, weights, slope, bend)
    solveSymmetric(bend, slope, step)
    for (let i = 0; i < size; i++) weights[i]! += step[i]!
    if (step.every((each) => Math.abs(each) < 1e-6)) break
  }
  return [...weights]
}

/** The slope is what came less what the pool expected; the bend is the spread of the logs in it. */
function addRow(
  { forecasts, came }: PoolRow,
  weights: Float64Array,
  ...[slope, bend]: [Float64Array, Float64Array]
): void {
  const pooled = logPool(forecasts, [...weights])
  const logs = forecasts.map((p) => p.map(Math.log))
  const means = logs.map((log) => log.reduce((sum, each, k) => sum + pooled[k]! * each, 0))
  for (let i = 0; i < weights.length; i++) {
    slope[i]! += logs[i]![came]! - means[i]!
    for (let j = 0; j <= i; j++)
      for (let k = 0; k < pooled.length; k++)
        bend[i * weights.length + j]! +=
          pooled[k]! * (logs[i]![k]! - means[i]!) * (logs[j]![k]! - means[j]!)
  }
}
