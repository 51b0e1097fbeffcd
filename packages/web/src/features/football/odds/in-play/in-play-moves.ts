import type { InPlayOdds } from '@linmen/contract/match/odds-table.schemas.ts'
import { goalLine, handicapLabel } from '@linmen/domain/odds/handicap-label.ts'
import { priceIn, waterIn, type OddsReading } from '@linmen/domain/odds/odds-in-format.ts'
import { movement, type Movement } from '@linmen/domain/odds/odds-text.ts'
import type { MarketName } from '#features/football/odds/markets.ts'

export type InPlayRow = InPlayOdds['rows'][number]

/** An offer of play at which a market changed, against the company's offer before it. */
export interface InPlayMove {
  readonly row: InPlayRow
  readonly before: InPlayRow | undefined
}

/** Where one market moved; an offer carries all three, and usually one did. `rows` is newest first. */
export function movesOf(rows: readonly InPlayRow[], market: MarketName): InPlayMove[] {
  const before = new Map<number, InPlayRow>()
  const moves = rows.toReversed().flatMap((row): InPlayMove[] => {
    const last = before.get(row.company)
    before.set(row.company, row)
    const figures = figuresOf(row, market)
    if (figures[0] === 0) return []
    const same = last && figuresOf(last, market).every((figure, at) => figure === figures[at])
    return same ? [] : [{ row, before: last }]
  })
  return moves.toReversed()
}

/** The three figures of a move as people read them, each with its direction. */
export function moveCells(
  { row, before }: InPlayMove,
  market: MarketName,
  reading: OddsReading,
): { value: string; move: Movement }[] {
  const figures = figuresOf(row, market)
  const past = before && figuresOf(before, market)
  return figures.map((figure, at) => ({
    value: textOf(figure, at, { market, reading }),
    move: past && past[0]! > 0 ? movement(past[at]!, figure) : 'same',
  }))
}

function figuresOf({ european, asian, overUnder }: InPlayRow, market: MarketName): number[] {
  if (market === 'european') return [european.home, european.draw, european.away]
  const { first, line, second } = market === 'asian' ? asian : overUnder
  return [first, line, second]
}

type Written = { readonly market: MarketName; readonly reading: OddsReading }

function textOf(figure: number, at: number, { market, reading }: Written): string {
  if (market === 'european') return priceIn(figure, reading)
  if (at !== 1) return waterIn(figure, reading)
  return market === 'asian' ? handicapLabel(figure) : goalLine(figure)
}
