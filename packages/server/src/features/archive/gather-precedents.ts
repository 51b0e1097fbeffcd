import { job } from '#jobs/jobs.ts'
import { retryConflicts } from '#kit/retry-conflicts.ts'
import type { Ports } from '#kit/ports.ts'
import { sharedPulls } from '#features/archive/pulls/shared-pulls.ts'
import { extendTimeout } from './extend-timeout.ts'
import { gatherSome } from './precedent.repo.ts'

/** Every minute: matches that ended since join the history that same odds are looked for in. */
export const gatherPrecedentsJob = job({
  name: 'gather-precedents',
  cron: '* * * * *',
  run: (ports) => gatherPrecedents(ports, null),
})

/** Until nothing is news any more. Somebody who asks about a league does not wait for the others. */
export const gatherPrecedents = (ports: Ports, leagueId: string | null): Promise<void> =>
  sharedPulls(ports).while(`precedents:${leagueId ?? ''}`, async () => {
    let taken = 1
    while (taken > 0)
      taken = await retryConflicts(() =>
        ports.db.transaction(async (tx) => {
          await extendTimeout(tx)
          return gatherSome(tx, leagueId)
        }),
      )
  })
