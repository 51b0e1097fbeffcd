import { sql } from 'kysely'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'

// Whoever still writes within these minutes is not forestalled.
const LATER_MS = 10 * 60_000

/** Every hour: journals are sealed with a hash over them and over everything before. */
export const sealBooksJob = job({
  name: 'seal-books',
  cron: '25 * * * *',
  run: async (ports) => void (await sealBooks(ports)),
})

export const sealBooks = ({ db, moneyTime }: Pick<Ports, 'db' | 'moneyTime'>): Promise<number> =>
  db.transaction(async (tx) => {
    const nowMs = await moneyTime(tx)
    const { rows } = await sql<{ sealed: number }>`
      select seal_journals(${nowMs - LATER_MS}, ${nowMs}) as sealed`.execute(tx)
    return rows[0]!.sealed
  })
