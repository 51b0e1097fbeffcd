import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { Loading } from '#db/loader.ts'
import type { FeedBatch } from '#feeds/port.ts'
import { appendEvents, type PlayRecord } from './event.repo.ts'
import { appendTicks } from './odds.repo.ts'
import { resultsBehind } from './play-results.ts'
import { lockRecords } from './records-lock.repo.ts'
import { appendResults } from './result.repo.ts'

/** What was new in something a feed said. */
export interface Recorded {
  /** Matches whose result is new or was corrected. */
  readonly ended: readonly string[]
  readonly plays: readonly PlayRecord[]
  /** Every offer that was said: who looked into a match may have recorded some before the boards heard of them. */
  readonly odds: readonly OddsTick[]
}

/** Appends everything that was said and is not known yet, and how matches ended by it. */
export async function recordReports(
  at: Loading,
  { football, basketball, odds }: Pick<FeedBatch, 'football' | 'basketball' | 'odds'>,
  nowMs: number,
): Promise<Recorded> {
  const { tx } = at
  await lockRecords(tx)
  const plays = await appendEvents(at, [...football, ...basketball], nowMs)
  await appendTicks(at, odds, nowMs)
  const ended =
    plays.length > 0 ? await appendResults(tx, await resultsBehind(tx, plays), nowMs) : []
  return { plays, odds, ended }
}
