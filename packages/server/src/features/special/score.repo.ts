import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { NO_SCORE, type ToolScore } from '@linmen/domain/special/tool-record.ts'
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

/** Matches of one statement: everybody else waits for it. */
const A_SLICE = 2000

/** Every signal against how its match ended. Each match is read once, however many tools spoke of it. */
export async function countScores(db: Reader): Promise<Map<ToolKey, ToolScore>> {
  const total = new Map<ToolKey, ToolScore>()
  let after = ''
  for (;;) {
    const ids = await signalledAfter(db, after)
    for (const [tool, some] of await scoresOf(db, ids))
      total.set(tool, together(total.get(tool) ?? NO_SCORE, some))
    if (ids.length < A_SLICE) return total
    after = ids.at(-1)!
  }
}

async function signalledAfter(db: Reader, after: string): Promise<string[]> {
  const { rows } = await sql<{ match_id: string }>`
    select distinct match_id from tool_signal where match_id > ${after}
    order by match_id limit ${A_SLICE}`.execute(db)
  return rows.map(({ match_id }) => match_id)
}

const together = (one: ToolScore, other: ToolScore): ToolScore => ({
  matches: one.matches + other.matches,
  hits: one.hits + other.hits,
  chanceSum: one.chanceSum + other.chanceSum,
  backtested: one.backtested + other.backtested,
  untilMs: Math.max(one.untilMs ?? 0, other.untilMs ?? 0) || null,
})

async function scoresOf(db: Reader, ids: readonly string[]): Promise<Map<ToolKey, ToolScore>> {
  const { rows } = await sql<ScoreRow>`
    with ended as (
      select distinct on (match_id) match_id, phase,
        (result #>> '{full,home}')::integer - (result #>> '{full,away}')::integer as margin
      from match_ending where match_id = any(${ids}) order by match_id, version desc
    )
    select s.tool, count(*)::integer as matches,
      count(*) filter (where s.side = case
        when e.margin > 0 then 'home' when e.margin < 0 then 'away' else 'draw' end)::integer as hits,
      sum(s.chance)::bigint as chance_sum,
      count(*) filter (where s.backtest)::integer as backtested,
      max(s.kick_off_at_ms) as until_ms
    from tool_signal s join ended e on e.match_id = s.match_id and e.phase = 'finished'
    where s.match_id = any(${ids}) and s.side is not null
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
