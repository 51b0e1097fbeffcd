import { sql } from 'kysely'
import type { Ports } from '#kit/ports.ts'
import { job } from './jobs.ts'
import { RETENTION, type Retention } from './retention.ts'

/** So many rows in one transaction, and so many transactions a night for each table: the rest waits for the next. */
const AT_ONCE = 5000
const MOST_ROUNDS = 400

/** Nightly: what is over goes, as the table of retention says. */
export const forgetOld = job({
  name: 'forget-old',
  cron: '30 19 * * *',
  run: async (ports, _told, stopping) => {
    const gone: Record<string, number> = {}
    for (const row of RETENTION) gone[row.table] = await forget(ports, row, { stopping })
    ports.log.info(gone, 'old rows are forgotten')
  },
})

interface Pace {
  readonly atOnce?: number
  readonly rounds?: number
  readonly stopping?: AbortSignal
}

/** Removes the rows of one table that are over, a few at a time, so that nobody waits for them. */
export async function forget(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { table, keepMs, over }: Retention,
  { atOnce = AT_ONCE, rounds = MOST_ROUNDS, stopping }: Pace = {},
): Promise<number> {
  const name = sql.table(table)
  const beforeMs = clock.nowMs() - keepMs
  let gone = 0
  for (let round = 0; round < rounds && !stopping?.aborted; round += 1) {
    const { numAffectedRows = 0n } = await db.transaction((tx) =>
      sql`delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${over(beforeMs)} limit ${atOnce} for update skip locked
      ))`.execute(tx),
    )
    gone += Number(numAffectedRows)
    if (numAffectedRows < atOnce) break
  }
  return gone
}
