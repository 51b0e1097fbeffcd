import type { EuropeanOdds, LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { OddsReading } from '@linmen/domain/odds/odds-in-format.ts'
import type { ChartSeries } from '#ui/line-chart/line-chart.tsx'
import { stepsOf } from '#features/match-parts/parts/public.ts'
import { lineCells, marketOf, winnerCells, type MarketName, type OddsCell } from './markets.ts'

/** One offer of a company in all markets. */
export interface Offer {
  readonly atMs: number
  readonly inPlay: boolean
  readonly european: EuropeanOdds
  readonly asian: LineOdds
  readonly overUnder: LineOdds
}

/** An offer in one market, against the one before it; `offers` is newest first. */
export function offerCells(
  offers: readonly Offer[],
  place: number,
  { market, reading }: { market: MarketName; reading: OddsReading },
): OddsCell[] {
  const now = offers[place]!
  const first = offers[place + 1] ?? now
  if (market === 'european')
    return winnerCells({ first: first.european, now: now.european }, reading)
  return lineCells({ first: first[market], now: now[market] }, market, reading)
}

/** Offers in which this market did not move are no change of it. The first one always stands. */
export function changesOf(offers: readonly Offer[], market: MarketName): Offer[] {
  const text = (offer: Offer | undefined) => JSON.stringify(offer?.[market])
  return offers.filter((offer, at) => text(offer) !== text(offers[at + 1]))
}

/** Steps of the line, or of both prices of the winner, before the tip-off or during play. */
export function chartOf(
  offers: readonly Offer[],
  market: MarketName,
  inPlay: boolean,
): ChartSeries[] {
  const points = stepsOf(offers, inPlay)
  if (!points) return []
  if (market === 'european')
    return [
      { name: '客胜', tone: 'away', points: points(({ european }) => european.away / 100) },
      { name: '主胜', tone: 'home', points: points(({ european }) => european.home / 100) },
    ]
  // A handicap is written with a minus where the home side gives.
  const sign = market === 'asian' ? -1 : 1
  const name = marketOf(market).heads[1]!
  return [{ name, tone: 'ink', points: points((offer) => (sign * offer[market].line) / 10_000) }]
}
