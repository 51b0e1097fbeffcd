import { nextExchangePrice } from '@linmen/domain/market/exchange-ladder.ts'
import type { Trade } from '@linmen/domain/sport/depth.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { Matched } from './exchange-growth.ts'
import { noise } from './noise.ts'

const LEAST = 20
const MOST = 80
const PER_STEP = 2

/**
 * The largest single trades, in order of time. Each is a part of what was matched between two looks at the exchange,
 * so trades never add up to more than the volumes say, at the price that stood when it was made: who lays asks one
 * step more than who backs.
 */
export function largeTrades(
  steps: readonly Matched[],
  ticks: readonly OddsTick[],
  key: number,
): (Trade & { readonly atMs: number })[] {
  const wanted = LEAST + Math.floor(noise(key, 70) * (MOST - LEAST + 1))
  return steps
    .flatMap((step, at) => (at === 0 ? [] : tradesOf(steps[at - 1]!, step, key + at)))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, wanted)
    .toSorted((a, b) => a.atMs - b.atMs)
    .map((trade) => ({ ...trade, price: priceOf(trade, ticks) }))
}

type Unpriced = Omit<Trade, 'price'> & { readonly atMs: number }

function tradesOf(before: Matched, { atMs, amounts }: Matched, key: number): Unpriced[] {
  return outcomesOf(amounts.length).flatMap((outcome, place) =>
    Array.from({ length: PER_STEP }, (_, each) => {
      const at = 100 + 8 * (PER_STEP * place + each)
      const part = 0.08 + 0.27 * noise(key, at)
      return {
        kind: 'trade' as const,
        outcome,
        action: noise(key, at + 2) < 0.55 ? ('back' as const) : ('lay' as const),
        amount: Math.floor(part * (amounts[place]! - before.amounts[place]!)),
        atMs: Math.ceil(before.atMs + noise(key, at + 3) * (atMs - before.atMs)),
      }
    }),
  )
}

function priceOf({ outcome, action, atMs }: Unpriced, ticks: readonly OddsTick[]): number {
  const standing = ticks.findLast((tick) => tick.atMs <= atMs) ?? ticks[0]!
  const price = standing.european[outcome]
  return action === 'back' ? price : nextExchangePrice(price)
}

const outcomesOf = (count: number): readonly ('home' | 'draw' | 'away')[] =>
  count === 3 ? ['home', 'draw', 'away'] : ['home', 'away']
