import { sql } from 'kysely'
import type { Loading } from '#db/loader.ts'
import type { Tx } from '#db/port.ts'
import { appendDepth } from '#features/archive/depth.repo.ts'
import { appendEvents } from '#features/archive/event.repo.ts'
import type { FeedResult } from '#feeds/port.ts'
import { OFFER_WIDTH, type Batch, type ImportedMatch } from '#files/batch.ts'
import { closingOf, ticksOf } from './imported-offers.ts'
import { writeFrame, type Known } from './write-frame.ts'
import { copyFixtures, copyImported } from './write-fresh.ts'
import { heldMatches, writeFixtures, writeResults } from './write-matches.ts'
import { otherwiseOffered, writeTicks } from './write-odds.ts'
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
export async function writeBatch(
  at: Loading,
  batch: Batch,
  { known, nowMs }: { known: Known; nowMs: number },
): Promise<Written> {
  const { tx, copy } = at
  await lockForImport(tx)
  await writeFrame(tx, batch, known)
  const held = await heldMatches(tx, batch.fixtures)
  const fixtures = parted(batch.fixtures, ({ id }) => id, held)
  const imported = parted(batch.imported, ({ matchId }) => matchId, held)
  // While the database takes the first rows in, the second are written down here.
  const [added, copied] = await Promise.all([
    copyFixtures(copy, fixtures.fresh),
    copyImported(copy, imported.fresh, nowMs),
  ])
  const matches = added + (await writeFixtures(tx, fixtures.held))
  const results = [...batch.results, ...imported.held.map(resultOf)]
  const ticks = [...batch.odds, ...(await otherwiseOffered(tx, imported.held)).flatMap(ticksOf)]
  return {
    matches,
    results: copied + (await writeResults(tx, results, nowMs)),
    odds: offersIn(imported.fresh) + (await writeTicks(tx, ticks, nowMs)),
    depth: await appendDepth(at, batch.depth, nowMs),
    plays: (await appendEvents(at, batch.plays, nowMs)).length,
    players: await writeSquads(tx, batch.squads, { known, nowMs }),
    names: await learnNames(tx, batch.names, known),
  }
}

const resultOf = (match: ImportedMatch): FeedResult => ({
  matchId: match.matchId,
  result: match.result,
  closing: closingOf(match),
})

const offersIn = (matches: readonly ImportedMatch[]) =>
  matches.reduce((sum, { offers }) => sum + offers.length / OFFER_WIDTH, 0)

/** What belongs to matches that are new, each once, and what may be on record already. */
function parted<Part>(
  parts: readonly Part[],
  matchOf: (part: Part) => string,
  held: ReadonlySet<string>,
): { fresh: Part[]; held: Part[] } {
  const seen = new Set(held)
  const into = { fresh: [] as Part[], held: [] as Part[] }
  for (const part of parts) {
    const id = matchOf(part)
    into[seen.has(id) ? 'held' : 'fresh'].push(part)
    seen.add(id)
  }
  return into
}

const LOCK = 7_205_407

/**
 * A server gives up on slow statements; a piece of a file is one. Two imports take turns, so that a match which is
 * new to one of them is not brought in by the other meanwhile.
 */
export async function lockForImport(tx: Tx): Promise<void> {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const calls = names.map((name) => sql`set_config(${name}::text, '0', true)`)
  await sql`select ${sql.join(calls)}`.execute(tx)
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)
}
