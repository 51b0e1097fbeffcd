import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { knownAt, type Known } from '@linmen/domain/special/known.ts'
import { reckon } from '@linmen/domain/special/reckon.ts'
import { TOOLS } from '@linmen/domain/special/tools.ts'
import { slowDifference } from './slow-difference.ts'
import { slowRadar, slowSameOdds } from './slow-history.ts'
import type { SlowSignal } from './slow-known.ts'
import * as market from './slow-market.ts'

/** Every tool a second time, by somebody who knows its page and not its code. */
const SLOW: Readonly<Record<ToolKey, (known: Known) => SlowSignal | null>> = {
  sameOdds: slowSameOdds,
  kelly: market.slowKelly,
  dispersion: market.slowDispersion,
  exchange: market.slowExchange,
  proportion: market.slowProportion,
  upset: market.slowUpset,
  difference: slowDifference,
  radar: slowRadar,
  poisson: market.slowPoisson,
  deviation: market.slowDeviation,
  compass: market.slowCompass,
  trend: market.slowTrend,
  changes: market.slowChanges,
  winMark: market.slowWinMark,
}

export interface Difference {
  readonly tool: ToolKey
  readonly matchId: string
  readonly product: SlowSignal | null
  readonly slow: SlowSignal | null
}

/** Sums in another order differ in their last digits, two solvers of an equation a little earlier. */
const ROOM = 1e-6

/**
 * Where the two disagree about a match, and how many signals the product has. Both are given everything, what came after
 * kick-off too: each has to leave it out by itself.
 */
export function compare(all: Known): { differences: Difference[]; signals: number } {
  const known = knownAt(all, all.asOfMs)
  const differences: Difference[] = []
  let signals = 0
  for (const { key } of TOOLS) {
    const product = reckon(key, known)?.signal ?? null
    const slow = SLOW[key](all)
    if (product) signals += 1
    if (!isSame(product, slow))
      differences.push({ tool: key, matchId: all.sheet.fixture.id, product, slow })
  }
  return { differences, signals }
}

const isSame = (one: SlowSignal | null, other: SlowSignal | null) =>
  one === null || other === null
    ? one === other
    : one.side === other.side && Math.abs(one.strength - other.strength) <= ROOM
