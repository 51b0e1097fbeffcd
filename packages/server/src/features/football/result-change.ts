import type { ResultChange } from '@linmen/contract/match/result-change.schemas.ts'
import type { SeenMatch } from '@linmen/domain/history/seen-match.ts'
import { LONGEST_MATCH_MS } from '@linmen/domain/shield/spoiler-shield.ts'
import type { Reader } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'

/** When a result last changed sums over these matches, and which is newest, by the newest of each list. */
export async function resultChange(
  ports: Ports,
  lists: readonly (readonly SeenMatch[])[],
): Promise<ResultChange> {
  const newest = lists.flatMap((seen) => newestOf(seen) ?? [])
  if (newest.length === 0) return {}
  const recorded = await recordedAt(
    ports.db.read,
    newest.map(({ id }) => id),
  )
  // What was recorded long after a match did not become news then.
  const moments = newest.map(({ id, kickOffAtMs }) =>
    Math.min(recorded.get(id) ?? Infinity, kickOffAtMs + LONGEST_MATCH_MS),
  )
  return {
    changedAtMs: Math.max(...moments),
    playedAtMs: Math.max(...newest.map(({ kickOffAtMs }) => kickOffAtMs)),
  }
}

/** A team plays one match at a time, so the last that began is the last that ended. */
function newestOf(seen: readonly SeenMatch[]) {
  const fixtures = seen.map(({ sheet }) => sheet.fixture)
  return fixtures.toSorted((a, b) => b.kickOffAtMs - a.kickOffAtMs)[0]
}

async function recordedAt(
  db: Reader,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('match_result')
    .select(({ fn }) => ['match_id', fn.max('recorded_at_ms').as('at_ms')])
    .where('match_id', 'in', matchIds)
    .groupBy('match_id')
    .execute()
  return new Map(rows.map((row) => [row.match_id, Number(row.at_ms)]))
}
