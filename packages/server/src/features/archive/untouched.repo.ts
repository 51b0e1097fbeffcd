import { sql } from 'kysely'
import type { Tx } from '#db/port.ts'

type Records = 'match_event' | 'odds_tick' | 'depth_record'

interface AboutMatch {
  readonly matchId: string
}

/** Fewer rows than this are written before anybody has asked what is there. */
const WORTH_ASKING = 100

/**
 * What is said of announced matches of which the table has nothing yet, and all the rest. The first can be copied as
 * it is, which costs a fraction of comparing it row by row. Callers hold the lock of the records.
 */
export async function untouchedAmong<Said extends AboutMatch>(
  tx: Tx,
  table: Records,
  said: readonly Said[],
): Promise<{ untouched: readonly Said[]; rest: readonly Said[] }> {
  if (said.length < WORTH_ASKING) return { untouched: [], rest: said }
  const ids = [...new Set(said.map(({ matchId }) => matchId))]
  const { rows } = await sql<{ id: string }>`
    select f.id from fixture f where f.id = any(${ids}::text[])
      and not exists (select from ${sql.table(table)} r where r.match_id = f.id)`.execute(tx)
  const free = new Set(rows.map(({ id }) => id))
  return {
    untouched: said.filter(({ matchId }) => free.has(matchId)),
    rest: said.filter(({ matchId }) => !free.has(matchId)),
  }
}

/** Each thing once, as it was said first. */
export function firstSaid<Said>(said: readonly Said[], keyOf: (said: Said) => string): Said[] {
  const seen = new Set<string>()
  return said.filter((each) => {
    const { size } = seen
    return seen.add(keyOf(each)).size > size
  })
}
