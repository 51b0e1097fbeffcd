import type { Job } from './jobs.ts'

const DAY_MS = 86_400_000
// A client that comes back within a month with the same request id still gets its first answer.
const REMEMBER_MS = 30 * DAY_MS
const KEEP_ENDED_MS = 7 * DAY_MS

/** Nightly: sessions that are over, used nonces and old request ids. */
export const forgetOld: Job = {
  name: 'forget-old',
  cron: '30 19 * * *',
  run: async ({ db, clock, log }) => {
    const nowMs = clock.nowMs()
    const gone = await db.transaction(async (tx) => {
      const sessions = await tx
        .deleteFrom('session')
        .where((where) =>
          where.or([
            where('ends_at_ms', '<', nowMs - KEEP_ENDED_MS),
            where('idle_ends_at_ms', '<', nowMs - KEEP_ENDED_MS),
            where('ended_at_ms', '<', nowMs - KEEP_ENDED_MS),
          ]),
        )
        .executeTakeFirst()
      const nonces = await tx
        .deleteFrom('login_nonce')
        .where('expires_at_ms', '<', nowMs)
        .executeTakeFirst()
      const requests = await tx
        .deleteFrom('idem')
        .where('created_at_ms', '<', nowMs - REMEMBER_MS)
        .executeTakeFirst()
      return { sessions, nonces, requests }
    })
    const counts = Object.entries(gone).map(([name, { numDeletedRows }]) => [
      name,
      Number(numDeletedRows),
    ])
    log.info(Object.fromEntries(counts), 'old rows are forgotten')
  },
}
