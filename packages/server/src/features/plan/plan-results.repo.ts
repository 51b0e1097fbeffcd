import type { Reader } from '#db/port.ts'

/** How these plans came out, null while undecided, and the match that decides. */
export async function planResults(db: Reader, ids: readonly string[]) {
  const rows = await db
    .selectFrom('plan')
    .select(['id', 'result', 'match_id', 'kickoff_ms'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
