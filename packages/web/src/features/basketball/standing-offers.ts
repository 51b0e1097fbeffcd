import type { OddsCell } from './markets.ts'

/** What the upper value of a row is: the newest before play, the last before play, or the one of play. */
export type OfferKind = 'latest' | 'closing' | 'inPlay'

export const OFFER_WORDS: Readonly<Record<OfferKind, string | null>> = {
  latest: null,
  closing: '终盘',
  inPlay: '滚球',
}

interface Offered {
  readonly oddsId: string
}

interface Told<Row> {
  /** As the market stood at tip-off, or stands before it. */
  readonly rows: readonly Row[]
  /** Those who offer in play; nobody before, after, and where it would tell the score. */
  readonly inPlay: readonly Row[]
  readonly begun: boolean
}

/** Every company with what it offers now: those that offer in play, then what the others closed with. */
export function standingRows<Row extends Offered>({ rows, inPlay, begun }: Told<Row>) {
  const playing = new Map(inPlay.map((row) => [row.oddsId, row]))
  const before: OfferKind = begun ? 'closing' : 'latest'
  const known = rows.map((row) => {
    const now = playing.get(row.oddsId)
    return now ? { row: now, kind: 'inPlay' as OfferKind } : { row, kind: before }
  })
  const held = new Set(rows.map(({ oddsId }) => oddsId))
  const late = inPlay.filter(({ oddsId }) => !held.has(oddsId))
  return [...known, ...late.map((row) => ({ row, kind: 'inPlay' as OfferKind }))].toSorted(
    (a, b) => Number(b.kind === 'inPlay') - Number(a.kind === 'inPlay'),
  )
}

/** A line that nobody can offer any more: its values are of the past. */
export const closedCells = (cells: readonly OddsCell[]): OddsCell[] =>
  cells.map(({ first }, at) => ({ now: at === 1 ? '封盘' : '-', first, move: 'same' }))
