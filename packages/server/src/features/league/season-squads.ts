import { pullSquads } from '#features/archive/public.ts'
import { waitAtMost } from '#kit/wait-at-most.ts'
import { concurrencyLimit } from '#kit/limits/concurrency-limit.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import type { SeasonBook } from './season-book.ts'
import { squadsOnRecord, type SquadRecord } from './squads.repo.ts'

/** A feed may take its time over thirty squads; a reader waits this long and sees them the next time. */
const TIMEOUT_MS = 1500

const fetching = perApp(() => new Map<string, Promise<void>>())
// However many leagues are opened at once, the first is ready first.
const inTurn = perApp(() => concurrencyLimit(1))

/** Every squad of a season, or null while some are still being fetched. */
export async function seasonSquads(
  ports: Ports,
  { season, teams }: SeasonBook,
): Promise<readonly SquadRecord[] | null> {
  const teamIds = [...teams.keys()]
  await waitAtMost(TIMEOUT_MS, fetchOnce(ports, season.id, teamIds))
  const squads = await squadsOnRecord(ports.db.read, teamIds)
  return squads.length === teamIds.length ? squads : null
}

/** By one reader for all. */
function fetchOnce(ports: Ports, seasonId: string, teamIds: readonly string[]): Promise<void> {
  const under = fetching(ports)
  const known = under.get(seasonId)
  if (known) return known
  const run = inTurn(ports)(() => pullSquads(ports, teamIds))
    .catch((error: unknown) =>
      ports.log.warn({ err: error, seasonId }, 'squads could not be fetched'),
    )
    .finally(() => under.delete(seasonId))
  under.set(seasonId, run)
  return run
}
