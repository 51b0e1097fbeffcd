import { levelLine, SILENT, viewOf, type MarketView } from '@linmen/domain/market/market-view.ts'
import type { Prices } from '@linmen/domain/match-files/football-row.ts'

/** The views of a match's own odds that the models look at. `main` is the first that speaks. */
export interface OpeningOdds {
  readonly main: MarketView
  readonly pinnacle: MarketView
  readonly bet365: MarketView
  readonly best: MarketView
  /** Level lines of the average, Pinnacle and Bet365, in goals. */
  readonly line: number
  readonly pinnacleLine: number
  readonly bet365Line: number
  /** The other books that files have had. */
  readonly others: readonly MarketView[]
}

export interface ClosingOdds {
  readonly main: MarketView
  readonly pinnacle: MarketView
}

export const OTHER_BOOKS = ['BW', 'IW', 'WH', 'VC', 'BFE', '1XB'] as const

export function openingOdds(prices: Prices): OpeningOdds {
  const average = viewOf(prices, 'Avg')
  const pinnacle = viewOf(prices, 'PS', 'P')
  const bet365 = viewOf(prices, 'B365')
  const best = viewOf(prices, 'Max')
  return {
    main: firstOf([average, pinnacle, bet365, best]),
    pinnacle,
    bet365,
    best,
    line: levelLine(prices, 'AHh', 'Avg'),
    pinnacleLine: levelLine(prices, 'AHh', 'P'),
    bet365Line: levelLine(prices, 'AHh', 'B365'),
    others: OTHER_BOOKS.map((book) => viewOf(prices, book)),
  }
}

export function closingOdds(prices: Prices): ClosingOdds {
  const pinnacle = viewOf(prices, 'PSC', 'PC')
  const others = [viewOf(prices, 'B365C'), viewOf(prices, 'MaxC')]
  const main = firstOf([viewOf(prices, 'AvgC'), pinnacle, ...others])
  return { main, pinnacle }
}

/** The latest word of the market on a finished match: closing where there is one, else opening. */
export const latestOf = (opening: OpeningOdds, closing: ClosingOdds): MarketView =>
  firstOf([closing.main, opening.main])

function firstOf(views: readonly MarketView[]): MarketView {
  const result = views.find(({ edge }) => edge === edge) ?? SILENT
  const total = views.find(({ over }) => over === over) ?? SILENT
  return { edge: result.edge, draw: result.draw, over: total.over }
}
