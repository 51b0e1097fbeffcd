import { solveSymmetric } from './solve.ts'

/** Least squares with a small penalty, kept as sums: adding a row costs the same after a million rows. */
export interface LinearHead {
  readonly rows: number
  /** A row of half the weight counts as half a row. */
  add(inputs: Float64Array, target: number, weight?: number): void
  predict(inputs: Float64Array): number
}

export function linearHead(size: number, penalty: number, memory = Infinity): LinearHead {
  const keep = 1 - 1 / memory
  const gram = new Float64Array(size * size)
  const moment = new Float64Array(size)
  const weights = new Float64Array(size)
  let rows = 0
  let stale = true
  for (let i = 0; i < size; i++) gram[i * size + i] = penalty
  return {
    get rows() {
      return rows
    },
    add(inputs, target, weight = 1) {
      for (let i = 0; i < size; i++) {
        const value = weight * inputs[i]!
        moment[i] = keep * moment[i]! + value * target
        for (let j = 0; j <= i; j++)
          gram[i * size + j] = keep * gram[i * size + j]! + value * inputs[j]!
      }
      rows++
      stale = true
    },
    predict(inputs) {
      if (stale) solveSymmetric(gram, moment, weights)
      stale = false
      return dot(weights, inputs)
    },
  }
}

export function dot(weights: Float64Array, inputs: Float64Array): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i]! * inputs[i]!
  return sum
}
