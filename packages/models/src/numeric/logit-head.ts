import { expit } from '@linmen/domain/market/market-view.ts'
import { dot } from './linear-head.ts'

/**
 * Corrects log odds by what results have shown: logistic regression around a given starting point,
 * pulled towards "no correction". Each result is one Newton step with the curvature gathered so
 * far, so nothing is stored and a new match day costs no refit.
 */
export interface LogitHead {
  add(start: number, inputs: Float64Array, came: boolean): void
  correct(start: number, inputs: Float64Array): number
}

/** With a `memory` the last so many results count most; only for heads of a single input. */
export function logitHead(size: number, pull: number, memory = Infinity): LogitHead {
  const widen = 1 / (1 - 1 / memory)
  const weights = new Float64Array(size)
  /** Inverse of the curvature: how unsure the weights still are. */
  const doubt = new Float64Array(size * size)
  const turned = new Float64Array(size)
  for (let i = 0; i < size; i++) doubt[i * size + i] = 1 / pull
  return {
    add(start, inputs, came) {
      const chance = expit(start + dot(weights, inputs))
      const spread = chance * (1 - chance)
      let along = 0
      for (let i = 0; i < size; i++) {
        let sum = 0
        for (let j = 0; j < size; j++) sum += doubt[i * size + j]! * inputs[j]!
        turned[i] = sum
        along += sum * inputs[i]!
      }
      const shrink = spread / (1 + spread * along)
      const step = ((came ? 1 : 0) - chance) / (1 + spread * along)
      for (let i = 0; i < size; i++) {
        weights[i]! += step * turned[i]!
        for (let j = 0; j < size; j++) {
          const at = i * size + j
          doubt[at] = widen * (doubt[at]! - shrink * turned[i]! * turned[j]!)
        }
      }
    },
    correct: (start, inputs) => start + dot(weights, inputs),
  }
}
