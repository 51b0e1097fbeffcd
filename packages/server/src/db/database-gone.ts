import pg from 'pg'
import { sqlState } from './sql-state.ts'

/** The connection broke, or there was none to be had: nothing is known about what was asked. */
class DatabaseGone extends Error {
  /** Of the network, where it has one. */
  readonly code: unknown

  constructor(cause: unknown) {
    super('the connection to the database broke', { cause })
    this.name = 'DatabaseGone'
    this.code = (cause as { code?: unknown } | null)?.code
  }
}

/**
 * What the driver throws, named for what it is. Errors of the database carry its code, and mistakes in a call are
 * type errors; everything else is the connection's.
 */
export const namedError = (error: unknown): unknown =>
  error instanceof pg.DatabaseError || error instanceof TypeError || error instanceof DatabaseGone
    ? error
    : new DatabaseGone(error)

// connection_exception, admin_shutdown, crash_shutdown, cannot_connect_now, database_dropped, idle_session_timeout
const GONE = /^(08...|57P0[1-5])$/

/** The database is stopping, starting or cannot be reached. */
export const isDatabaseGone = (error: unknown): boolean =>
  error instanceof DatabaseGone || GONE.test(sqlState(error))
