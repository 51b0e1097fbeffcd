import { roomFor } from '#ratings/register.ts'

/**
 * How much more, or less, ratings are worth beside the opening odds of one league than of all
 * leagues together. Each league starts with no difference, and is pulled towards it.
 */
export interface LeagueTrust {
  /** What to add for a `gap` between ratings and opening odds. */
  extra(league: number, gap: number): number
  /** `missed` is how far the closing odds were from the guess that had the extra in it. */
  learn(league: number, gap: number, missed: number): void
}

const PULL = 3
const MEMORY = 1500

/** Least squares on one input for each league, with a memory of its last matches. */
export function leagueTrust(): LeagueTrust {
  let weight = new Float64Array(64)
  let seen = new Float64Array(64)
  return {
    extra: (league, gap) => (weight[league] ?? 0) * gap,
    learn(league, gap, missed) {
      weight = roomFor(weight, league + 1)
      seen = roomFor(seen, league + 1)
      seen[league] = (1 - 1 / MEMORY) * seen[league]! + gap * gap
      weight[league]! += (gap * missed) / (PULL + seen[league])
    },
  }
}
