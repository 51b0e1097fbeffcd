import type { EuropeanOdds, LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { waterIn, priceIn, type OddsReading } from '@linmen/domain/odds/odds-in-format.ts'
import { movement, type Movement } from '@linmen/domain/odds/odds-text.ts'
import type { ChartSeries } from '#ui/line-chart/line-chart.tsx'
import { stepsOf } from '#features/match-parts/parts/public.ts'
import { MARKET_COLUMNS, type MarketName } from './markets.ts'
import type { OddsCells } from './odds-rows.ts'

/** One offer of a company in one market, as three figures. */
export interface Offer {
  readonly atMs: number
  readonly inPlay: boolean
  readonly figures: readonly [number, number, number]
  /** The line in words; only where the middle figure is a line. */
  readonly label: string | null
}

type EuropeanMove = { atMs: number; inPlay: boolean; odds: EuropeanOdds }
type LineMove = { atMs: number; inPlay: boolean; odds: LineOdds; label: string }

export const europeanOffer = ({ atMs, inPlay, odds }: EuropeanMove): Offer => ({
  atMs,
  inPlay,
  figures: [odds.home, odds.draw, odds.away],
  label: null,
})

export const lineOffer = ({ atMs, inPlay, odds, label }: LineMove): Offer => ({
  atMs,
  inPlay,
  figures: [odds.first, odds.line, odds.second],
  label,
})

/** Figure `at` of an offer as people read it. */
export function figureText(offer: Offer, at: 0 | 1 | 2, reading: OddsReading): string {
  if (offer.label === null) return priceIn(offer.figures[at], reading)
  return at === 1 ? offer.label : waterIn(offer.figures[at], reading)
}

/** Against the offer before it; `offers` is newest first. The first offer moved nothing. */
export function moveAt(offers: readonly Offer[], place: number, at: 0 | 1 | 2): Movement {
  const [offer, before] = [offers[place], offers[place + 1]]
  return offer && before ? movement(before.figures[at], offer.figures[at]) : 'same'
}

/** The offer that stood at a moment; null is the newest. `offers` is newest first. */
export const offerAt = (offers: readonly Offer[], atMs: number | null): Offer | undefined =>
  offers.find((offer) => atMs === null || offer.atMs <= atMs)

/** An offer against the one a company began with. */
export function offerCells(offer: Offer, first: Offer, reading: OddsReading): OddsCells {
  const cell = (at: 0 | 1 | 2) => ({
    now: figureText(offer, at, reading),
    first: figureText(first, at, reading),
    move: movement(first.figures[at], offer.figures[at]),
  })
  return [cell(0), cell(1), cell(2)]
}

const TONES = ['home', 'draw', 'away'] as const

/** Lets every series run on to a moment: a price stands until somebody changes it. */
export const heldUntil = (series: readonly ChartSeries[], atMs: number): ChartSeries[] =>
  series.map((each) => {
    const last = each.points.at(-1)
    if (!last || last[0] >= atMs) return each
    return { ...each, points: [...each.points, [atMs, last[1]] as const] }
  })

/** Steps of the offers before kick-off, or of play: prices of play would flatten all others. */
export function chartOf(
  offers: readonly Offer[],
  market: MarketName,
  inPlay: boolean,
): ChartSeries[] {
  const points = stepsOf(offers, inPlay)
  if (!points) return []
  return ([0, 1, 2] as const)
    .filter((at) => market === 'european' || at !== 1)
    .map((at) => ({
      name: MARKET_COLUMNS[market][at],
      tone: TONES[at],
      points: points(({ figures }) => figures[at] / 100),
    }))
}
