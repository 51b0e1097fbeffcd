import { sqlState } from '#db/sql-state.ts'

const TRIES = 3
// serialization_failure and deadlock_detected: the database chose a victim, nothing was written.
const CONFLICTS = new Set(['40001', '40P01'])

/** Runs a whole transaction again when the database gave up on it for another one. */
export async function retryConflicts<T>(run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await run()
    } catch (error) {
      if (tried === TRIES || !CONFLICTS.has(sqlState(error))) throw error
    }
  }
}
