import { sql } from 'kysely'
import type { FeedResult } from '#feeds/port.ts'
import { rowsOf } from '#db/bulk.ts'
import type { Tx } from '#db/port.ts'

/** Appends how matches ended, where that is news: a first result, another one, or closing odds that were missing. */
export async function appendResults(
  tx: Tx,
  results: readonly FeedResult[],
  nowMs: number,
): Promise<string[]> {
  if (results.length === 0) return []
  const matchIds = results.map(({ matchId }) => matchId)
  const { rows } = await sql<{ match_id: string }>`
    insert into match_result (match_id, version, phase, recorded_at_ms, result, closing)
    select r.match_id, coalesce(known.version, 0) + 1, r.phase, r.recorded_at_ms, r.result,
      coalesce(r.closing, known.closing)
    from ${rowsOf(
      'match_result',
      results.map((result) => resultRow(result, nowMs)),
    )} r
    left join lateral (
      select version, result, closing from match_ending m
      where m.match_id = r.match_id order by version desc limit 1
    ) known on true
    where r.match_id in (select id from fixture where id = any(${matchIds}))
      and (known.version is null or known.result is distinct from r.result
        or (known.closing is null and r.closing is not null))
    on conflict do nothing
    returning match_id`.execute(tx)
  return rows.map(({ match_id }) => match_id)
}

const resultRow = ({ matchId, result, closing }: FeedResult, nowMs: number) => ({
  match_id: matchId,
  phase: result.phase,
  recorded_at_ms: nowMs,
  result,
  closing,
})
