import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { TOOLS } from '@linmen/domain/special/tools.ts'
import { sql, type Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { ToolSignalTable } from '#db/tables.generated.ts'

export type SignalRow = Selectable<ToolSignalTable>

/** The first word of a tool on a match stays. Returns what was new. */
export async function keepSignals(tx: Tx, rows: readonly SignalRow[]): Promise<SignalRow[]> {
  if (rows.length === 0) return []
  return tx
    .insertInto('tool_signal')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute()
}

export async function signalsOf(db: Reader, matchIds: readonly string[]): Promise<SignalRow[]> {
  if (matchIds.length === 0) return []
  return db.selectFrom('tool_signal').selectAll().where('match_id', 'in', matchIds).execute()
}

const RANKED = 200

/** Strengths of the latest signals by tool: what a signal's place is counted among. */
export async function latestStrengths(db: Reader): Promise<Map<ToolKey, number[]>> {
  const { rows } = await sql<{ tool: ToolKey; strength: number }>`
    select t.tool, newest.strength from unnest(${TOOLS.map(({ key }) => key)}::text[]) as t (tool)
    cross join lateral (
      select strength from tool_signal s where s.tool = t.tool and s.side is not null
      order by s.kick_off_at_ms desc limit ${RANKED}
    ) newest`.execute(db)
  const strengths = new Map<ToolKey, number[]>()
  for (const { tool, strength } of rows)
    strengths.set(tool, [...(strengths.get(tool) ?? []), strength])
  return strengths
}

interface Unsignalled {
  readonly id: string
  readonly league_id: string
  readonly kick_off_at_ms: number
}

interface Span {
  readonly fromMs: number
  readonly toMs: number
}

/** Football matches of leagues in this span that no tool has spoken about; numbered ones where asked. */
export async function unsignalled(
  db: Reader,
  { fromMs, toMs }: Span,
  { played, limit }: { readonly played: boolean; readonly limit: number },
): Promise<Unsignalled[]> {
  return db
    .selectFrom('fixture as f')
    .innerJoin('league as l', 'l.id', 'f.league_id')
    .select(['f.id', 'f.league_id', 'f.kick_off_at_ms'])
    .where('f.sport', '=', 'football')
    .$if(played, (rest) =>
      rest
        .where('l.kind', '=', 'league')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('match_result as r')
              .select('r.match_id')
              .whereRef('r.match_id', '=', 'f.id')
              .where('r.phase', '=', 'finished'),
          ),
        ),
    )
    .$if(!played, (rest) => rest.where('f.number', 'is not', null))
    .where('f.kick_off_at_ms', '>', fromMs)
    .where('f.kick_off_at_ms', '<=', toMs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('tool_signal as s').select('s.tool').whereRef('s.match_id', '=', 'f.id')),
      ),
    )
    .orderBy('l.hot', 'desc')
    .orderBy('f.kick_off_at_ms', played ? 'desc' : 'asc')
    .orderBy('f.id')
    .limit(limit)
    .execute()
}

/** How many signals were tried on matches that are over, counted as far as `most`. */
export async function countTried(db: Reader, most: number): Promise<number> {
  const { rows } = await sql<{ tried: string }>`
    select count(*) as tried from (
      select from tool_signal where backtest limit ${most}) known`.execute(db)
  return Number(rows[0]?.tried ?? 0)
}

/** Football matches of this span that some tools have spoken about, and not all of these, by kick-off. */
export async function halfSignalled(
  db: Reader,
  { fromMs, toMs }: Span,
  tools: readonly ToolKey[],
): Promise<string[]> {
  const spoken = (of: readonly ToolKey[]) =>
    sql<number>`(select count(*) from tool_signal s where s.match_id = f.id and s.tool = any(${[...of]}))`
  const rows = await db
    .selectFrom('fixture as f')
    .select('f.id')
    .where('f.kick_off_at_ms', '>', fromMs)
    .where('f.kick_off_at_ms', '<=', toMs)
    .where(spoken(TOOLS.map(({ key }) => key)), '>', 0)
    .where(spoken(tools), '<', tools.length)
    .orderBy('f.kick_off_at_ms')
    .orderBy('f.id')
    .execute()
  return rows.map(({ id }) => id)
}
