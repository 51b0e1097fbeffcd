import { sql } from 'kysely'
import type { Tx } from '#db/port.ts'
import { Refused } from './refused.ts'

/** Does something within a transaction; when it is refused, only that is undone and false is the answer. */
export async function unlessRefused(tx: Tx, work: () => Promise<void>): Promise<boolean> {
  await sql`savepoint unless_refused`.execute(tx)
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await sql`rollback to savepoint unless_refused`.execute(tx)
    return false
  }
  await sql`release savepoint unless_refused`.execute(tx)
  return true
}
