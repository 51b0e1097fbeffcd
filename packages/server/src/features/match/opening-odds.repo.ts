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
