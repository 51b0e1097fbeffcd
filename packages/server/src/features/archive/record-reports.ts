import { sql } from 'kysely'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { Tx } from '#db/port.ts'
import type { FeedBatch } from '#feeds/port.ts'
import { appendEvents, type PlayRecord } from './event.repo.ts'
import { appendTicks } from './odds.repo.ts'
import { patient } from './patient.ts'
import { resultsBehind } from './play-results.ts'
import { appendResults } from './result.repo.ts'

/** What was new in something a feed said. */
export interface Recorded {
  /** Matches whose result is new or was corrected. */
  readonly ended: readonly string[]
  readonly plays: readonly PlayRecord[]
  readonly odds: readonly OddsTick[]
}

/** Any process may record; one at a time gives out versions. */
const RECORDS_LOCK = 7_205_407

/** Appends everything that was said and is not known yet, and how matches ended by it. */
export async function recordReports(
  tx: Tx,
  { football, basketball, odds }: Pick<FeedBatch, 'football' | 'basketball' | 'odds'>,
  nowMs: number,
): Promise<Recorded> {
  await patient(tx)
  await sql`select pg_advisory_xact_lock(${RECORDS_LOCK}::bigint)`.execute(tx)
  const plays = await appendEvents(tx, [...football, ...basketball], nowMs)
  const ticks = await appendTicks(tx, odds, nowMs)
  const ended =
    plays.length > 0 ? await appendResults(tx, await resultsBehind(tx, plays), nowMs) : []
  return { plays, odds: ticks, ended }
}
