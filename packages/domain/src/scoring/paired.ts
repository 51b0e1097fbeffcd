import { seededDice } from '#chance/dice.ts'

const ROUNDS = 1000

/** 95 % interval of a mean difference, resampling whole days: matches of a day are not independent. */
export function pairedInterval(
  days: readonly { readonly sum: number; readonly n: number }[],
  seed = 1,
): [number, number] {
  const dice = seededDice(seed)
  const means = new Float64Array(ROUNDS)
  for (let round = 0; round < ROUNDS; round++) {
    let sum = 0
    let n = 0
    for (let i = 0; i < days.length; i++) {
      const day = days[Math.floor(dice() * days.length)]!
      sum += day.sum
      n += day.n
    }
    means[round] = sum / n
  }
  means.sort()
  return [means[Math.floor(0.025 * ROUNDS)]!, means[Math.floor(0.975 * ROUNDS)]!]
}
