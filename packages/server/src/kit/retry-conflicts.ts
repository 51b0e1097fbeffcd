import { sqlState } from '#db/sql-state.ts'

const TRIES = 3
// serialization_failure and deadlock_detected: the database chose a victim, nothing was written.
const CONFLICTS = new Set(['40001', '40P01'])
// query_canceled and lock_not_available: the machine is busy, and the statement took longer than a request may wait.
const TOO_SLOW = new Set(['57014', '55P03'])
const PATIENT_TRIES = 10
const WAITING = new Set([...CONFLICTS, '55P03'])
const WAITING_TRIES = 5

/** Runs a whole transaction again when the database gave up on it for another one. */
export const retryConflicts = <T>(run: () => Promise<T>): Promise<T> => retry(run, CONFLICTS, TRIES)

/** The same for who stands in a line of its own: others of other processes were before, and nothing was written. */
export const retryWaiting = <T>(run: () => Promise<T>): Promise<T> =>
  retry(run, WAITING, WAITING_TRIES)

/** Runs work again that the database had no time for: for a start, where nobody waits for an answer. */
export const retrySlow = <T>(run: () => Promise<T>): Promise<T> =>
  retry(run, TOO_SLOW, PATIENT_TRIES)

async function retry<T>(
  run: () => Promise<T>,
  states: ReadonlySet<string>,
  tries: number,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await run()
    } catch (error) {
      if (tried === tries || !states.has(sqlState(error))) throw error
    }
  }
}
