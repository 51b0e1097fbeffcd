import type { EuropeanOdds, LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { lineLabel } from '@linmen/domain/odds/line-label.ts'
import { priceIn, waterIn, type OddsReading } from '@linmen/domain/odds/odds-in-format.ts'
import { movement, type Movement } from '@linmen/domain/odds/odds-text.ts'

export type MarketName = 'asian' | 'overUnder' | 'european'

/** What each market is called, and the number older addresses know it by. */
export const MARKETS = [
  { key: 'asian' as const, label: '让分', code: '2', heads: ['客水', '让分', '主水'] },
  { key: 'overUnder' as const, label: '大小', code: '3', heads: ['大', '总分', '小'] },
  { key: 'european' as const, label: '胜负', code: '1', heads: ['客胜', '主胜'] },
]

export const marketOf = (name: MarketName) => MARKETS.find(({ key }) => key === name)!

export const marketOfCode = (code: string | undefined): MarketName =>
  MARKETS.find((market) => market.code === code)?.key ?? 'asian'

/** One value over the value it began with. */
export interface OddsCell {
  readonly now: string
  readonly first: string
  readonly move: Movement
}

interface Span<T> {
  readonly first: T
  readonly now: T
}

/** 让分 and 大小 as three cells. Of a handicap the away side stands first, as everywhere in basketball. */
export function lineCells(
  { first, now }: Span<LineOdds>,
  market: 'asian' | 'overUnder',
  reading: OddsReading,
): OddsCell[] {
  const water = (side: 'first' | 'second'): OddsCell => ({
    now: waterIn(now[side], reading),
    first: waterIn(first[side], reading),
    move: movement(first[side], now[side]),
  })
  const line: OddsCell = {
    now: lineLabel(now.line, market, 'basketball'),
    first: lineLabel(first.line, market, 'basketball'),
    move: movement(first.line, now.line),
  }
  const cells = [water('first'), line, water('second')]
  return market === 'asian' ? cells.toReversed() : cells
}

/** What red and green mean. A handicap is seen by the side that gives: a minus that comes nearer to nought goes down. */
export const moveWords = (market: MarketName, against: '初盘' | '前一次'): string =>
  `红▲上升　绿▼下降（相对${against}${market === 'asian' ? '，让分的一方让得更多为▲' : ''}）`

/** 胜负 as two cells: nobody plays for a draw. */
export function winnerCells({ first, now }: Span<EuropeanOdds>, reading: OddsReading): OddsCell[] {
  return (['away', 'home'] as const).map((side) => ({
    now: priceIn(now[side], reading),
    first: priceIn(first[side], reading),
    move: movement(first[side], now[side]),
  }))
}
