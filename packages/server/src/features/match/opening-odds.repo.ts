import { sql } from 'kysely'
import type { EuropeanOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { DEFAULT_FOOTBALL_COMPANY } from '@linmen/domain/odds/companies.ts'
import type { Reader } from '#db/port.ts'

/** The first 1X2 odds of the usual company, in hundredths. */
export async function openingOdds(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, EuropeanOdds>> {
  const { rows } = await sql<{ match_id: string; european: [number, number, number] }>`
    select distinct on (match_id) match_id, european from odds_offer
    where match_id = any(${[...ids]}) and company = ${DEFAULT_FOOTBALL_COMPANY}
    order by match_id, seq`.execute(db)
  return new Map(
    rows.map(({ match_id, european: [home, draw, away] }) => [match_id, { home, draw, away }]),
  )
}

/** The newest prices on who wins at a moment, of the usual company where it offers any. Zero is no offer. */
export async function newestOdds(
  db: Reader,
  matchId: string,
  atMs: number,
): Promise<EuropeanOdds | null> {
  const { rows } = await sql<{ european: [number, number, number] }>`
    select european from odds_offer where match_id = ${matchId} and at_ms <= ${atMs}
    order by company = ${DEFAULT_FOOTBALL_COMPANY} desc, company, seq desc limit 1`.execute(db)
  const [newest] = rows
  if (!newest) return null
  const [home, draw, away] = newest.european
  return { home, draw, away }
}
