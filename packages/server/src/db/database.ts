import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { arrayLists } from './array-lists.ts'
import { lockOrder, watchesLocks } from './lock-order.ts'
import type { Database, Reader, Tx } from './port.ts'
import type { Tables } from './tables.generated.ts'

/** The database port over a driver's pool. `release` ends what the pool does not know of. */
export function databaseOver(
  kind: Database['kind'],
  pool: Pool,
  release: () => Promise<void> = async () => {},
): Database {
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [arrayLists],
  })
  return {
    kind,
    pool,
    read: kysely as Reader,
    transaction: (run) =>
      kysely
        .transaction()
        .execute((tx) => run((watchesLocks ? tx.withPlugin(lockOrder()) : tx) as unknown as Tx)),
    close: async () => {
      await kysely.destroy()
      // Kysely ends the pool only if it has used it itself; left open, it holds the process for ten seconds.
      if (!pool.ending) await pool.end()
      await release()
    },
  }
}
