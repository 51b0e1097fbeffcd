import { sql } from 'kysely'

/** Lists of what is sold before a match: what can still be bought comes before what cannot. */
export const buyableFirst = (nowMs: number) =>
  sql<number>`case when kickoff_ms > ${nowMs} then 0 else 1 end`

/** How many there are, and how many of them can be bought. */
export interface OnSaleOfAll {
  readonly onSale: number
  readonly written: number
}

/** What a count by matches selects beside the match. */
export const saleCounts = (nowMs: number) => [
  sql<number>`count(*)`.as('written'),
  sql<number>`count(*) filter (where result is null and kickoff_ms > ${nowMs})`.as('on_sale'),
]

interface CountedRow {
  readonly match_id: string
  readonly written: number
  readonly on_sale: number
}

export const countsByMatch = (rows: readonly CountedRow[]): Map<string, OnSaleOfAll> =>
  new Map(
    rows.map((row) => [
      row.match_id,
      { onSale: Number(row.on_sale), written: Number(row.written) },
    ]),
  )
