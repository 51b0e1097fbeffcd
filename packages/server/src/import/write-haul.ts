import { sql } from 'kysely'
import type { Tx } from '#db/port.ts'
import { appendDepth } from '#features/archive/depth.repo.ts'
import { appendEvents } from '#features/archive/event.repo.ts'
import type { Haul } from './haul.ts'
import { writeFrame, type Known } from './write-frame.ts'
import { writeFixtures, writeResults, writeTicks } from './write-matches.ts'
import { learnNames } from './write-names.ts'
import { writeSquads } from './write-squads.ts'

/** What was new, by what it was. */
export interface Written {
  readonly matches: number
  readonly results: number
  readonly odds: number
  readonly depth: number
  readonly plays: number
  readonly players: number
  readonly names: number
}

/** Writes a piece in one transaction's hands. What is there already stays. */
export async function writeHaul(
  tx: Tx,
  haul: Haul,
  { known, nowMs }: { known: Known; nowMs: number },
): Promise<Written> {
  await takeTime(tx, known)
  await writeFrame(tx, haul, known)
  const { fresh, count } = await writeFixtures(tx, haul.fixtures)
  // A match that stands twice in a piece is not new the second time.
  const mayBeNew = new Set(haul.fixtures.map(({ id }) => id)).size === haul.fixtures.length
  const isNew = (matchId: string) => mayBeNew && fresh.has(matchId)
  let odds = 0
  let results = 0
  for (const wanted of [true, false]) {
    const how = { isNew: wanted, nowMs }
    const ofThese = ({ matchId }: { matchId: string }) => isNew(matchId) === wanted
    odds += await writeTicks(tx, haul.odds.filter(ofThese), how)
    results += await writeResults(tx, haul.results.filter(ofThese), how)
  }
  return {
    matches: count,
    odds,
    results,
    depth: await appendDepth(tx, haul.depth, nowMs),
    plays: (await appendEvents(tx, haul.plays, nowMs)).length,
    players: await writeSquads(tx, haul.squads, { known, nowMs }),
    names: await learnNames(tx, haul.names, known),
  }
}

/**
 * A server gives up on slow statements; a piece of a file is one. Teams and leagues are written before the matches
 * that name them, so a database that lets us need not look each of them up again for every match.
 */
async function takeTime(tx: Tx, { trusted }: Known): Promise<void> {
  const settings = {
    statement_timeout: '0',
    lock_timeout: '0',
    idle_in_transaction_session_timeout: '0',
    ...(trusted && { session_replication_role: 'replica' }),
  }
  const calls = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${name}::text, ${value}::text, true)`,
  )
  await sql`select ${sql.join(calls)}`.execute(tx)
}
