import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'
import { BACKTEST, RATINGS } from './prediction.repo.ts'

export interface EndedRow {
  readonly id: string
  readonly match_id: string
  readonly model: string
  readonly chances: number[]
  readonly market: number[] | null
  readonly market_prices: number[] | null
  readonly kick_off_at_ms: number
  readonly business_day: string
  readonly league_id: string
  readonly league_name: string
  readonly home: string
  readonly away: string
  readonly home_score: number
  readonly away_score: number
}

export interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Where the last page ended. */
export interface After {
  readonly kickOffAtMs: number
  readonly id: string
}

interface Wish extends Period {
  readonly leagueId?: string | undefined
  readonly after?: After | undefined
  readonly limit: number
}

/**
 * Predictions of matches that are over, oldest first. One that was written before kick-off goes before one that was tried
 * afterwards: a match counts once.
 */
export async function endedPredictions(db: Reader, wish: Wish): Promise<EndedRow[]> {
  const { from = null, to = null, leagueId = null, after, limit } = wish
  const { rows } = await sql<EndedRow>`
    select p.id, p.match_id, p.model, p.chances, p.market, p.market_prices,
      f.kick_off_at_ms, f.business_day, f.league_id, l.name as league_name,
      h.name as home, a.name as away,
      (r.result #>> '{full,home}')::integer as home_score,
      (r.result #>> '{full,away}')::integer as away_score
    from prediction p
    join fixture f on f.id = p.match_id
    join league l on l.id = f.league_id
    join team h on h.id = f.home_id
    join team a on a.id = f.away_id
    join lateral (
      select result, phase from match_ending m where m.match_id = p.match_id
      order by version desc limit 1
    ) r on r.phase = 'finished'
    where p.model in (${RATINGS}, ${BACKTEST})
      and (p.model = ${RATINGS} or not exists (
        select from prediction live where live.match_id = p.match_id and live.model = ${RATINGS}))
      and (${from}::text is null or f.business_day >= ${from}::text)
      and (${to}::text is null or f.business_day <= ${to}::text)
      and (${leagueId}::text is null or f.league_id = ${leagueId}::text)
      and (${after?.id ?? null}::text is null
        or (f.kick_off_at_ms, p.id) > (${after?.kickOffAtMs ?? 0}::bigint, ${after?.id ?? ''}::text))
    order by f.kick_off_at_ms, p.id
    limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, kick_off_at_ms: Number(row.kick_off_at_ms) }))
}
