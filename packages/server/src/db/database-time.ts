import { sql } from 'kysely'
import type { Reader } from './port.ts'

/** The clock of the database: one for all processes, whatever their machines say. */
export async function databaseTime(db: Reader): Promise<number> {
  const asked = sql<{ now_ms: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now_ms`
  return (await asked.execute(db)).rows[0]!.now_ms
}
