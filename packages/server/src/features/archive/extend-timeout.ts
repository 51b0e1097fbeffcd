import { sql } from 'kysely'
import type { Tx } from '#db/port.ts'

const TIMEOUT_MS = '20000'

/** Within this transaction the database is given more time than a request has: many rows, and nobody who waits. */
export const extendTimeout = (tx: Tx) =>
  sql`select set_config('statement_timeout', ${TIMEOUT_MS}, true),
    set_config('lock_timeout', ${TIMEOUT_MS}, true),
    set_config('idle_in_transaction_session_timeout', ${TIMEOUT_MS}, true)`.execute(tx)
