import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import type { Reader } from '#db/port.ts'

/** A recorded match with its teams, as a receipt names it. */
export async function matchMoment(db: Reader, id: string) {
  const row = await db
    .selectFrom('fixture as f')
    .innerJoin('team as h', 'h.id', 'f.home_id')
    .innerJoin('team as a', 'a.id', 'f.away_id')
    .select(['f.id', 'f.kick_off_at_ms as kickOffAtMs', 'h.name as home', 'a.name as away'])
    .where('f.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, title: `${row.home} vs ${row.away}` }
}

/** Whether a tool has said something about a match: only then is it worth a coin or a look. */
export async function hasSignal(db: Reader, tool: ToolKey, matchId: string): Promise<boolean> {
  const row = await db
    .selectFrom('tool_signal')
    .select('match_id')
    .where('match_id', '=', matchId)
    .where('tool', '=', tool)
    .executeTakeFirst()
  return row !== undefined
}
