import type { EuropeanOdds, LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { exchangePrice } from '@linmen/domain/market/exchange-ladder.ts'

/** What a match is worth without anybody's margin. */
export interface FairMarket {
  readonly home: number
  readonly draw: number
  readonly away: number
  readonly asian: FairLine
  readonly overUnder: FairLine
}

/** A line in 1/10000 and the share of its decided stakes that the first side wins. */
export interface FairLine {
  readonly line: number
  readonly edge: number
}

/** Single hundredths, the coarse steps of a European bookmaker, or those of an exchange. */
export type Rounding = 'fine' | 'coarse' | 'exchange'

/** The prices of a result at a return rate; a draw that cannot happen is 0. */
export function europeanOffer(fair: FairMarket, back: number, rounding: Rounding): EuropeanOdds {
  const margin = 1 / back - 1
  const outcomes = fair.draw > 0 ? 3 : 2
  const price = (chance: number) => {
    // Half of the margin is the same for every outcome: long shots are dearer than they should be, as everywhere.
    const asked = chance * (1 + margin / 2) + margin / 2 / outcomes
    return ROUNDED[rounding](1 / asked)
  }
  return {
    home: price(fair.home),
    draw: fair.draw > 0 ? price(fair.draw) : 0,
    away: price(fair.away),
  }
}

export function lineOffer({ line, edge }: FairLine, back: number): LineOdds {
  return { first: water(back / edge), line, second: water(back / (1 - edge)) }
}

export const NOT_OFFERED: LineOdds = { first: 0, line: 0, second: 0 }

const LEAST = 101
const MOST = 10_100

const fine = (decimal: number): number => {
  const hundredths = Math.round(decimal * 100)
  return decimal < 10 ? Math.max(LEAST, hundredths) : Math.min(MOST, Math.round(decimal * 2) * 50)
}

/** 1.36, 2.15, 3.40, 4.75, 8.50, 13.0: the further the price, the wider the steps. */
function coarse(decimal: number): number {
  const step =
    decimal < 1.4
      ? 2
      : decimal < 3
        ? 5
        : decimal < 4.2
          ? 10
          : decimal < 6
            ? 25
            : decimal < 10
              ? 50
              : decimal < 20
                ? 100
                : 500
  return Math.min(MOST, Math.max(LEAST, Math.round((decimal * 100) / step) * step))
}

const ROUNDED: Readonly<Record<Rounding, (decimal: number) => number>> = {
  fine,
  coarse,
  exchange: (decimal) => exchangePrice(decimal * 100),
}

const water = (decimal: number): number =>
  Math.min(900, Math.max(3, Math.round(decimal * 100) - 100))
