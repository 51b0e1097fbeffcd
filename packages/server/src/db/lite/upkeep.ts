import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

const EVERY_MS = 60_000
/** For those who came to wait meanwhile. */
const REST_MS = 250
// What PostgreSQL's own launcher goes by; small tables are not worth a statement.
const CHANGED = 'greatest(c.reltuples, 0) * 0.1 + 500'
const DEAD = 'greatest(c.reltuples, 0) * 0.2 + 1000'
/** Long before the numbers of transactions run out, old rows are marked as old. */
const OLD = 100_000_000

/**
 * What a server does by itself and the embedded one does not: without checkpoints its log grows without end, without
 * vacuum its tables do, and a table that nobody has counted is read as if it were empty. All who ask wait for the one
 * session, so it is one table at a time, and only where much has changed. A failure is left to the next round.
 */
export function keepHouse(pool: Pool): () => Promise<void> {
  const stopping = new AbortController()
  const running = rounds(pool, stopping.signal).catch(() => {})
  return async () => {
    stopping.abort()
    await running
  }
}

async function rounds(pool: Pool, stopping: AbortSignal): Promise<never> {
  for (;;) {
    await pause(EVERY_MS, undefined, { signal: stopping, ref: false })
    await pool.query('CHECKPOINT').catch(() => {})
    await tidyTables(pool, stopping).catch(() => {})
  }
}

/** Vacuums and counts the tables that have changed since, and rests after each. */
export async function tidyTables(pool: Pool, stopping: AbortSignal): Promise<void> {
  const { rows } = await pool.query<{ name: string; vacuum: boolean; count: boolean }>(DUE)
  for (const { name, vacuum, count } of rows)
    for (const deed of [...(vacuum ? ['VACUUM'] : []), ...(count ? ['ANALYZE'] : [])]) {
      if (stopping.aborted) return
      await pool.query(`${deed} ${name}`).catch(() => {})
      await pause(REST_MS, undefined, { signal: stopping, ref: false }).catch(() => {})
    }
}

// A table's overflow goes with it.
const DUE = `
  select * from (
    select c.oid::regclass::text as name, pg_relation_size(c.oid) as size,
      s.n_dead_tup > ${DEAD} or s.n_ins_since_vacuum > ${DEAD}
        or age(c.relfrozenxid) > ${OLD} as vacuum,
      c.reltuples < 0 or s.n_mod_since_analyze > ${CHANGED} as count
    from pg_class c join pg_stat_all_tables s on s.relid = c.oid
    where c.relkind in ('r', 'm') and c.relpersistence = 'p'
  ) due where size > 0 and (vacuum or count) order by size`
