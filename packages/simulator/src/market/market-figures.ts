import { returnRate } from '@linmen/domain/market/kelly.ts'
import { EXCHANGE_COMPANY, LOTTERY_COMPANY } from '@linmen/domain/market/companies.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { Outlook } from '#sport-world.ts'
import type { WorldMarket } from './world-market.ts'

/** Mean return rates of some companies at opening and closing, to be held against the real files. */
export interface MarketFigures {
  readonly european: Ends
  readonly asian: Ends
  readonly overUnder: Ends
}

interface Ends {
  readonly opening: number
  readonly closing: number
}

/**
 * Means of 37,993 matches of 2019–2024 (`data/football`): Bet365, Pinnacle, and the average of all
 * bookmakers, which stands under `all`.
 */
export const REAL_FIGURES: Readonly<Record<'6' | '17' | 'all', MarketFigures>> = {
  6: figures([0.9412, 0.9413], [0.9646, 0.9642], [0.947, 0.9467]),
  17: figures([0.9651, 0.9673], [0.9708, 0.9732], [0.9633, 0.9657]),
  all: figures([0.9415, 0.9426], [0.9554, 0.9569], [0.9446, 0.945]),
}

/** The same figures of football matches of the demo world. */
export function marketFigures(
  market: WorldMarket,
  outlooks: readonly Outlook[],
): Readonly<Record<keyof typeof REAL_FIGURES, MarketFigures>> {
  const ends = outlooks.flatMap((outlook) => endsOf(market.ticks(outlook), outlook))
  const of = (company: number) => ends.filter(({ opening }) => opening.company === company)
  return { 6: mean(of(6)), 17: mean(of(17)), all: mean(ends) }
}

type EndTicks = Readonly<Record<'opening' | 'closing', OddsTick>>

function endsOf(ticks: readonly OddsTick[], { fixture }: Outlook): EndTicks[] {
  const found = new Map<number, EndTicks>()
  for (const tick of ticks) {
    if (tick.atMs > fixture.kickOffAtMs || NO_BOOKMAKERS.has(tick.company)) continue
    const opening = found.get(tick.company)?.opening ?? tick
    found.set(tick.company, { opening, closing: tick })
  }
  return [...found.values()]
}

const NO_BOOKMAKERS = new Set([LOTTERY_COMPANY, EXCHANGE_COMPANY])

function mean(ends: readonly EndTicks[]): MarketFigures {
  const over = (rate: (tick: OddsTick) => number): [number, number] => [
    ends.reduce((sum, { opening }) => sum + rate(opening), 0) / ends.length,
    ends.reduce((sum, { closing }) => sum + rate(closing), 0) / ends.length,
  ]
  return figures(
    over(({ european: { home, draw, away } }) => returnRate([home / 100, draw / 100, away / 100])),
    over(({ asian }) => returnRate([1 + asian.first / 100, 1 + asian.second / 100])),
    over(({ overUnder }) => returnRate([1 + overUnder.first / 100, 1 + overUnder.second / 100])),
  )
}

function figures(
  european: readonly [number, number],
  asian: readonly [number, number],
  overUnder: readonly [number, number],
): MarketFigures {
  const ends = ([opening, closing]: readonly [number, number]): Ends => ({ opening, closing })
  return { european: ends(european), asian: ends(asian), overUnder: ends(overUnder) }
}
