import { bellNoise, noise } from './noise.ts'

/**
 * What everybody in the market learns before a match, in order of time. A price always contains the news so far; what
 * is still unknown keeps it away from the truth, so closing prices are right on average and opening ones less so.
 */
export interface MarketNews {
  readonly atMs: Float64Array
  /** How far the market is off after the piece of news with this number, from 0 on, in favour of home. */
  readonly lean: Float64Array
  /** The same for the sum of both sides. */
  readonly goals: Float64Array
}

const MINUTE_MS = 60_000
/** Minutes before kick-off; the last two are the line-ups and the late money. */
const LEAD_MINUTES = [7500, 5600, 3900, 2300, 1200, 420, 60, 12] as const
/** Together they move the log odds of a home win by 0.15, as in the real files from opening to closing. */
const SIZES = [0.02, 0.02, 0.02, 0.018, 0.018, 0.016, 0.024, 0.012] as const
const RESIDUE = 0.012
const GOALS_PART = 0.6

export const NEWS_COUNT = LEAD_MINUTES.length

/** News moves a price by its lean; before the first piece (number −1) the market knows least. */
export function marketNews(key: number, kickOffAtMs: number): MarketNews {
  const atMs = new Float64Array(NEWS_COUNT)
  const lean = new Float64Array(NEWS_COUNT + 1)
  const goals = new Float64Array(NEWS_COUNT + 1)
  lean[NEWS_COUNT] = RESIDUE * bellNoise(key, 40)
  goals[NEWS_COUNT] = RESIDUE * bellNoise(key, 41)
  for (let at = NEWS_COUNT - 1; at >= 0; at--) {
    const early = LEAD_MINUTES[at]! * (0.9 + 0.25 * noise(key, at))
    atMs[at] = kickOffAtMs - Math.round(early * MINUTE_MS)
    lean[at] = lean[at + 1]! + SIZES[at]! * bellNoise(key, 10 + at)
    goals[at] = goals[at + 1]! + GOALS_PART * SIZES[at]! * bellNoise(key, 20 + at)
  }
  return { atMs, lean, goals }
}

/** How many pieces of news are out at a moment. */
export function newsUntil(news: MarketNews, atMs: number): number {
  let count = 0
  while (count < NEWS_COUNT && news.atMs[count]! <= atMs) count += 1
  return count
}
