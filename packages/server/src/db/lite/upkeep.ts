import type { Pool } from 'pg'

const CHECKPOINT_EVERY_MS = 60_000
const VACUUM_EVERY_MS = 15 * 60_000

/**
 * What a server does by itself and the embedded one does not: without checkpoints its log grows
 * without end, without vacuum its tables do. A failure is left to the next round.
 */
export function keepHouse(pool: Pool): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const every = (ms: number, sql: string) =>
    setInterval(() => {
      running = running.then(() => pool.query(sql)).catch(() => {})
    }, ms).unref()
  const timers = [
    every(CHECKPOINT_EVERY_MS, 'CHECKPOINT'),
    every(VACUUM_EVERY_MS, 'VACUUM (ANALYZE)'),
  ]
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await running
  }
}
