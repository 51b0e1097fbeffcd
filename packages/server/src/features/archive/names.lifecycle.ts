import { retryConflicts } from '#kit/retry-conflicts.ts'
import type { Ports } from '#kit/ports.ts'
import { hearSome } from './name-sounds.repo.ts'

export const namesLifecycle = { start }

/** Names recorded by older versions are found in letters soon after the start, a piece at a time. */
async function start({ db, log }: Ports): Promise<() => Promise<void>> {
  let stopped = false
  const hearAll = async () => {
    let left = 1
    while (!stopped && left > 0) left = await retryConflicts(() => db.transaction(hearSome))
  }
  const running = hearAll().catch((error: unknown) => {
    log.warn({ err: error }, 'some names are not found by their sound')
  })
  return async () => {
    stopped = true
    await running
  }
}
