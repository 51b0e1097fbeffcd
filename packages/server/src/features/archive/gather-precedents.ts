import { setTimeout as pause } from 'node:timers/promises'
import { job } from '#jobs/jobs.ts'
import { retryConflicts } from '#kit/retry-conflicts.ts'
import type { Ports } from '#kit/ports.ts'
import { sharedPulls } from '#features/archive/pulls/shared-pulls.ts'
import { extendTimeout } from './extend-timeout.ts'
import { gatherThese, newlyEnded } from './precedent.repo.ts'

/** Matches of one transaction. The embedded database has one session: whoever asks meanwhile waits for its end. */
const A_SLICE = 20
/** Between two slices, for those who ask. */
const REST_MS = 50

/** Every minute: matches that ended since join the history that same odds are looked for in. */
export const gatherPrecedentsJob = job({
  name: 'gather-precedents',
  cron: '* * * * *',
  run: (ports, _told, stopping) => gatherPrecedents(ports, null, stopping),
})

/**
 * Until nothing is news any more. Somebody who asks about a league does not wait for the others. Who does it beside
 * the requests gives its signal: then it rests after each slice, and leaves what is left to the next run when told.
 */
export const gatherPrecedents = (
  ports: Ports,
  leagueId: string | null,
  stopping?: AbortSignal,
): Promise<void> =>
  sharedPulls(ports).while(`precedents:${leagueId ?? ''}`, async () => {
    let taken = 1
    while (taken > 0 && !stopping?.aborted) {
      taken = 0
      for (const slice of inSlices(await newlyEnded(ports.db.read, leagueId))) {
        if (stopping?.aborted) return
        taken += await gatherSlice(ports, slice)
        if (stopping) await pause(REST_MS, undefined, { signal: stopping }).catch(() => {})
      }
    }
  })

const gatherSlice = ({ db }: Ports, ids: readonly string[]) =>
  retryConflicts(() =>
    db.transaction(async (tx) => {
      await extendTimeout(tx)
      return gatherThese(tx, ids)
    }),
  )

function* inSlices(ids: readonly string[]) {
  for (let at = 0; at < ids.length; at += A_SLICE) yield ids.slice(at, at + A_SLICE)
}
