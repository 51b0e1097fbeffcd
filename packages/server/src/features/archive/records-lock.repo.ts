import { sql } from 'kysely'
import type { Tx } from '#db/port.ts'
import { extendTimeout } from './extend-timeout.ts'

/** Any process may record; one at a time gives out versions and knows what is there. */
const RECORDS_LOCK = 7_205_407

/** Until this transaction ends nobody else appends to what is known of matches. */
export async function lockRecords(tx: Tx): Promise<void> {
  await extendTimeout(tx)
  await sql`select pg_advisory_xact_lock(${RECORDS_LOCK}::bigint)`.execute(tx)
}
