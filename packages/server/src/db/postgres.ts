import { databaseOver } from './database.ts'
import { openPool } from './pool.ts'
import type { Database } from './port.ts'

// A statement that takes longer is a bug or an overload; better a clear error than a full queue.
const LIMITS_MS = {
  statement_timeout: 2000,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 3000,
}

/** `patience` multiplies the limits: a test is right on a busy machine too. */
export function openPostgres(url: string, { connections = 16, patience = 1 } = {}): Database {
  const session = Object.entries(LIMITS_MS).map(([name, ms]) => `-c ${name}=${ms * patience}`)
  const pool = openPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    options: session.join(' '),
  })
  return databaseOver('postgres', pool)
}
