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

/** Rows of log forecasts and what came; weights climb the likelihood from equal shares. */
export function fitLogPool(
  rows: readonly { readonly forecasts: readonly (readonly number[])[]; readonly came: number }[],
  pull = 10,
): number[] {
  const size = rows[0]?.forecasts.length ?? 0
  let weights = Array.from({ length: size }, () => 1 / size)
  for (let step = 0; step < 200; step++) {
    const slope = weights.map((weight) => pull * (1 / size - weight))
    for (const { forecasts, came } of rows) {
      const pooled = logPool(forecasts, weights)
      for (let i = 0; i < size; i++) {
        const p = forecasts[i]!
        let mean = 0
        for (let k = 0; k < pooled.length; k++) mean += pooled[k]! * Math.log(p[k]!)
        slope[i]! += Math.log(p[came]!) - mean
      }
    }
    const rate = 1.5 / (rows.length + pull)
    weights = weights.map((weight, i) => weight + rate * slope[i]!)
    if (Math.max(...slope.map(Math.abs)) < 1e-4 * rows.length) break
  }
  return weights
}
