import { marketProbabilities } from '#market/kelly.ts'
import { marketOffers } from '#odds/market-offers.ts'
import { decimals } from '#odds/market-table.ts'
import type { OddsTick } from '#sport/odds.ts'
import { thinnedTo } from '#scoring/thinned.ts'

interface MarketStep {
  readonly atMs: number
  readonly chances: readonly number[]
}

const MOST_STEPS = 60
/** Below this a change is rounding, not an opinion. */
const SMALLEST = 0.0005

/**
 * The mean chances of the market every time they changed. A company counts from its first price on; the first step is
 * taken when all who opened within an hour of the first are there, so that it is no single company's view.
 */
export function marketSteps(ticks: readonly OddsTick[], untilMs: number): MarketStep[] {
  const told = marketOffers(ticks)
    .filter(({ atMs, european }) => atMs <= untilMs && european.home > 0)
    .toSorted((a, b) => a.atMs - b.atMs || a.company - b.company || a.seq - b.seq)
  const openMs = (told[0]?.atMs ?? 0) + OPENING_MS
  const prices = new Map<number, number[]>()
  const steps: MarketStep[] = []
  told.forEach((tick, at) => {
    prices.set(tick.company, decimals(tick.european))
    const next = told[at + 1]
    if (next && (next.atMs === tick.atMs || next.atMs <= openMs)) return
    const chances = marketProbabilities([...prices.values()])
    const before = steps.at(-1)
    if (!before || chances.some((each, j) => Math.abs(each - before.chances[j]!) >= SMALLEST))
      steps.push({ atMs: tick.atMs, chances })
  })
  return steps
}

const OPENING_MS = 3_600_000

/** Enough for a chart: first and last stay. */
export const thinned = (steps: readonly MarketStep[]): readonly MarketStep[] =>
  thinnedTo(steps, MOST_STEPS)
