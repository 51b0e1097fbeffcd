import { seededRandom } from '#test/test-ports.ts'

/** The chances of one run. The same seed rolls the same run. */
export interface Dice {
  /** 0 up to but without `end`. */
  below(end: number): number
  /** True in so many of a hundred cases. */
  percent(share: number): boolean
  pick<T>(items: readonly T[]): T
}

export function diceOf(seed: number): Dice {
  const { int } = seededRandom(seed * 7919 + 17)
  return {
    below: int,
    percent: (share) => int(100) < share,
    pick: (items) => items[int(items.length)]!,
  }
}
