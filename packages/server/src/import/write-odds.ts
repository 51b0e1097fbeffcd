import { sql } from 'kysely'
import type { LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { unnested, type Column } from '#db/bulk.ts'
import type { Tx } from '#db/port.ts'
import type { ImportedMatch } from '#files/batch.ts'
import { offersText } from './imported-offers.ts'

/** Those of these matches of which the very same offers are not on record. */
export async function otherwiseOffered(
  tx: Tx,
  matches: readonly ImportedMatch[],
): Promise<ImportedMatch[]> {
  if (matches.length === 0) return []
  const { rows } = await sql<{ place: number }>`
    select m.place::integer from ${unnested([
      ['text', matches.map(({ matchId }) => matchId)],
      ['text', matches.map(({ offers }) => offersText(offers))],
    ])} with ordinality as m (match_id, offers, place)
    join imported_match held on held.match_id = m.match_id and held.offers = m.offers
  `.execute(tx)
  const same = new Set(rows.map(({ place }) => place - 1))
  return matches.filter((_, at) => !same.has(at))
}

/** Appends offers that are not recorded yet. */
export async function writeTicks(
  tx: Tx,
  ticks: readonly OddsTick[],
  nowMs: number,
): Promise<number> {
  if (ticks.length === 0) return 0
  const matchIds = [...new Set(ticks.map(({ matchId }) => matchId))]
  const { numAffectedRows } = await sql`
    with held as materialized (
      select match_id, company, seq from odds_offer where match_id = any(${matchIds}::text[])
    )
    insert into odds_tick
    select match_id, company, seq, at_ms, ${nowMs}::bigint, array[e1, e2, e3], array[a1, a2, a3],
      array[o1, o2, o3]
    from ${unnested([
      ['text', ticks.map(({ matchId }) => matchId)],
      ['integer', ticks.map(({ company }) => company)],
      ['integer', ticks.map(({ seq }) => seq)],
      ['bigint', ticks.map(({ atMs }) => atMs)],
      ['integer', ticks.map(({ european }) => european.home)],
      ['integer', ticks.map(({ european }) => european.draw)],
      ['integer', ticks.map(({ european }) => european.away)],
      ...lineColumns(ticks.map(({ asian }) => asian)),
      ...lineColumns(ticks.map(({ overUnder }) => overUnder)),
    ])} as t (match_id, company, seq, at_ms, e1, e2, e3, a1, a2, a3, o1, o2, o3)
    where (match_id, company, seq) not in (select match_id, company, seq from held)
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

const lineColumns = (lines: readonly LineOdds[]): Column[] => [
  ['integer', lines.map(({ first }) => first)],
  ['integer', lines.map(({ line }) => line)],
  ['integer', lines.map(({ second }) => second)],
]
