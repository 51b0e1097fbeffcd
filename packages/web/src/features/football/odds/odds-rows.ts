import type { EuropeanOdds, LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { EuropeanRow, LineRow } from '@linmen/contract/match/odds-table.schemas.ts'
import { isLeftStanding } from '@linmen/domain/odds/market-offers.ts'
import { priceIn, waterIn, type OddsReading } from '@linmen/domain/odds/odds-in-format.ts'
import { movement, type Movement } from '@linmen/domain/odds/odds-text.ts'
import { momentText } from '#sport/moment-text.ts'

/** One value over the value it began with. */
export interface OddsCell {
  readonly now: string
  readonly first: string
  readonly move: Movement
}

export type OddsCells = readonly [OddsCell, OddsCell, OddsCell]

/** A company, or the market as a whole, as a row of a table. */
export interface OddsRow {
  readonly key: string
  readonly name: string
  readonly note: string
  readonly cells: OddsCells
  readonly tail: string
  /** When the company last changed it; the market as a whole has no such moment. */
  readonly atMs?: number
  /** Left standing while others went on: not part of the mean. */
  readonly stale?: true
}

interface EuropeanAnswer {
  readonly mean: {
    readonly companies: number
    readonly first: EuropeanOdds
    readonly now: EuropeanOdds
    readonly returnRate: number
  } | null
  readonly rows: readonly EuropeanRow[]
}

interface LineAnswer {
  readonly mean: {
    readonly companies: number
    readonly now: LineOdds
    readonly label: string
  } | null
  readonly rows: readonly LineRow[]
}

export interface OddsTableView {
  /** What its lines are depends on the moment that is shown. */
  readonly mean: Omit<OddsRow, 'note'> | null
  readonly rows: readonly OddsRow[]
}

export function europeanView({ mean, rows }: EuropeanAnswer, reading: OddsReading): OddsTableView {
  return {
    mean: mean && {
      key: 'mean',
      name: '平均值',
      cells: europeanCells(mean.first, mean.now, reading),
      tail: rate(mean.returnRate),
    },
    rows: rows.map((row) => ({
      key: row.oddsId,
      name: row.name,
      note: `变 ${row.changes} 次`,
      atMs: row.atMs,
      cells: europeanCells(row.first, row.now, reading),
      tail: rate(row.returnRate),
    })),
  }
}

/** A market of lines. The line most companies offer has no beginning: they came to it from different ones. */
export function lineView({ mean, rows }: LineAnswer, reading: OddsReading): OddsTableView {
  const plain = (now: string): OddsCell => ({ now, first: '', move: 'same' })
  return {
    mean: mean && {
      key: 'mean',
      name: '主流盘口',
      cells: [
        plain(waterIn(mean.now.first, reading)),
        plain(mean.label),
        plain(waterIn(mean.now.second, reading)),
      ],
      tail: `${mean.companies} 家`,
    },
    rows: rows.map((row) => ({
      key: row.oddsId,
      name: row.name,
      note: momentText(row.atMs),
      atMs: row.atMs,
      cells: lineCells(row, reading),
      tail: `${row.changes} 次`,
    })),
  }
}

/** In play a price that was left standing says since when; the mean leaves it out. */
export function withAge(rows: readonly OddsRow[]): OddsRow[] {
  const newestMs = Math.max(...rows.map(({ atMs = 0 }) => atMs))
  return rows.map((row) => {
    const { atMs = newestMs } = row
    if (!isLeftStanding(atMs, { newestMs, kickOffAtMs: 0 })) return row
    const minutes = Math.floor((newestMs - atMs) / 60_000)
    return { ...row, note: `${minutes} 分钟未变`, stale: true }
  })
}

function europeanCells(first: EuropeanOdds, now: EuropeanOdds, reading: OddsReading): OddsCells {
  const cell = (side: keyof EuropeanOdds): OddsCell => ({
    now: priceIn(now[side], reading),
    first: priceIn(first[side], reading),
    move: movement(first[side], now[side]),
  })
  return [cell('home'), cell('draw'), cell('away')]
}

type LineMoved = Pick<LineRow, 'first' | 'now' | 'firstLabel' | 'label'>

function lineCells({ first, now, firstLabel, label }: LineMoved, reading: OddsReading): OddsCells {
  const water = (side: 'first' | 'second'): OddsCell => ({
    now: waterIn(now[side], reading),
    first: waterIn(first[side], reading),
    move: movement(first[side], now[side]),
  })
  const line = { now: label, first: firstLabel, move: movement(first.line, now.line) }
  return [water('first'), line, water('second')]
}

const rate = (percent: number) => `${percent.toFixed(1)}%`
