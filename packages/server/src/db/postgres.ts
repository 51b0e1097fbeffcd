import { databaseOver } from './database.ts'
import { openPool } from './pool.ts'
import type { Database } from './port.ts'

// A statement that takes longer is a bug or an overload; better a clear error than a full queue.
const SESSION = [
  'statement_timeout=2000',
  'lock_timeout=1000',
  'idle_in_transaction_session_timeout=3000',
]

export function openPostgres(url: string, { connections = 16 } = {}): Database {
  const pool = openPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    options: SESSION.map((setting) => `-c ${setting}`).join(' '),
  })
  return databaseOver('postgres', pool)
}
