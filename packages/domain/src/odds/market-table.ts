import type { EuropeanOdds, LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { EuropeanRow, LineRow, Results } from '@linmen/contract/match/odds-table.schemas.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { proportional } from '#market/devig.ts'
import { kellyIndex, marketProbabilities, returnRate } from '#market/kelly.ts'
import { companyName } from './companies.ts'
import { lineLabel, type LineMarket } from './line-label.ts'
import type { Offers } from './offers.ts'

/** Every company's result prices beside what they mean in this market. */
export function europeanRows(offers: readonly Offers[]): EuropeanRow[] {
  const prices = offers.map(({ now }) => decimals(now.european))
  const kelly = kellyIndex(prices)
  return offers.map((offer, at) => ({
    ...quoted(offer),
    first: offer.first.european,
    now: offer.now.european,
    returnRate: percent(returnRate(prices[at]!)),
    chances: results(proportional(prices[at]!).map(percent)),
    kelly: results(kelly[at]!.map(twoPlaces)),
  }))
}

/**
 * Means over the companies. The return rate is the mean of theirs: mean prices would pay back more than the prices they
 * are made of, the more the further these lie apart, and nobody offers them together.
 */
export function europeanMean(offers: readonly Offers[]) {
  if (offers.length === 0) return null
  const prices = offers.map((offer) => decimals(offer.now.european))
  const rates = prices.reduce((sum, each) => sum + returnRate(each), 0)
  return {
    companies: offers.length,
    first: meanOdds(offers.map((offer) => offer.first.european)),
    now: meanOdds(offers.map((offer) => offer.now.european)),
    returnRate: percent(rates / prices.length),
    chances: results(marketProbabilities(prices).map(percent)),
  }
}

export function lineRows(offers: readonly Offers[], market: LineMarket, sport: Sport): LineRow[] {
  return offers.map((offer) => {
    const [first, now] = [offer.first[market], offer.now[market]]
    return {
      ...quoted(offer),
      first,
      now,
      firstLabel: lineLabel(first.line, market, sport),
      label: lineLabel(now.line, market, sport),
      returnRate: percent(returnRate([now.first / 100 + 1, now.second / 100 + 1])),
    }
  })
}

/** The line that most companies offer. A mean of different lines would be a line nobody offers. */
export function lineMean(offers: readonly Offers[], market: LineMarket, sport: Sport) {
  const lines = new Map<number, LineOdds[]>()
  for (const { now } of offers) {
    const same = lines.get(now[market].line) ?? []
    lines.set(now[market].line, [...same, now[market]])
  }
  const most = [...lines.values()].toSorted((a, b) => b.length - a.length)[0]
  if (!most) return null
  const water = (side: 'first' | 'second') =>
    Math.round(most.reduce((sum, each) => sum + each[side], 0) / most.length)
  const { line } = most[0]!
  return {
    companies: most.length,
    now: { first: water('first'), line, second: water('second') },
    label: lineLabel(line, market, sport),
  }
}

/** Whose offer, and since when. */
export const quoted = ({ company, first, now, changes }: Offers) => ({
  oddsId: String(company),
  company,
  name: companyName(company),
  changes,
  firstAtMs: first.atMs,
  atMs: now.atMs,
})

/** As plain decimal odds. A sport without a draw has two outcomes. */
export const decimals = ({ home, draw, away }: EuropeanOdds): number[] =>
  (draw === 0 ? [home, away] : [home, draw, away]).map((price) => price / 100)

/** Two or three figures by the names of their outcomes. */
export function results(figures: readonly number[]): Results {
  const [home = 0, middle = 0, last] = figures
  return last === undefined
    ? { home, draw: null, away: middle }
    : { home, draw: middle, away: last }
}

export const percent = (share: number) => Math.round(share * 1000) / 10
export const twoPlaces = (value: number) => Math.round(value * 100) / 100

function meanOdds(all: readonly EuropeanOdds[]): EuropeanOdds {
  const mean = (side: keyof EuropeanOdds) =>
    Math.round(all.reduce((sum, each) => sum + each[side], 0) / all.length)
  return { home: mean('home'), draw: mean('draw'), away: mean('away') }
}
