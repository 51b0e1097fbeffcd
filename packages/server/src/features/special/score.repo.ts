import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import type { ToolScore } from '@linmen/domain/special/tool-record.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'

interface ScoreRow {
  readonly tool: ToolKey
  readonly matches: number
  readonly hits: number
  readonly chance_sum: number
  readonly backtested: number
  readonly until_ms: number | null
}

/** Every signal against how its match ended. Each match is read once, however many tools spoke of it. */
export async function countScores(db: Reader): Promise<Map<ToolKey, ToolScore>> {
  const { rows } = await sql<ScoreRow>`
    with ended as (
      select distinct on (match_id) match_id, phase,
        (result #>> '{full,home}')::integer - (result #>> '{full,away}')::integer as margin
      from match_ending order by match_id, version desc
    )
    select s.tool, count(*)::integer as matches,
      count(*) filter (where s.side = case
        when e.margin > 0 then 'home' when e.margin < 0 then 'away' else 'draw' end)::integer as hits,
      sum(s.chance)::bigint as chance_sum,
      count(*) filter (where s.backtest)::integer as backtested,
      max(s.kick_off_at_ms) as until_ms
    from tool_signal s join ended e on e.match_id = s.match_id and e.phase = 'finished'
    where s.side is not null
    group by s.tool`.execute(db)
  return byTool(rows)
}

/** What was last counted, and when; null before the first time. */
export async function keptScores(db: Reader) {
  const rows = await db.selectFrom('tool_score').selectAll().execute()
  if (rows.length === 0) return null
  return { scores: byTool(rows), scoredAtMs: Math.min(...rows.map((row) => row.scored_at_ms)) }
}

export async function keepScores(
  tx: Tx,
  scores: ReadonlyMap<ToolKey, ToolScore>,
  scoredAtMs: number,
): Promise<void> {
  const rows = [...scores].map(([tool, score]) => ({
    tool,
    matches: score.matches,
    hits: score.hits,
    chance_sum: score.chanceSum,
    backtested: score.backtested,
    until_ms: score.untilMs,
    scored_at_ms: scoredAtMs,
  }))
  await tx.deleteFrom('tool_score').execute()
  if (rows.length > 0) await tx.insertInto('tool_score').values(rows).execute()
}

const byTool = (rows: readonly ScoreRow[]) =>
  new Map<ToolKey, ToolScore>(
    rows.map((row) => [
      row.tool,
      {
        matches: row.matches,
        hits: row.hits,
        chanceSum: Number(row.chance_sum),
        backtested: row.backtested,
        untilMs: row.until_ms === null ? null : Number(row.until_ms),
      },
    ]),
  )
