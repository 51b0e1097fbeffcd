import { isPastMissing } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { runAsLeader } from '#kit/leadership.ts'
import { isIdle } from './log.repo.ts'
import { sequenceLog } from './sequence-log.ts'

const OFFICE = 720_540_638
/** At most one checkpoint a second. */
const TURN_MS = 1000

/** One process of all numbers the entries and signs. */
export const logLifecycle = {
  start: async (ports: Ports): Promise<() => Promise<void>> => {
    if (!ports.settings.jobs) return async () => {}
    const report = (error: unknown) => ports.mishaps.note('record_log', error)
    return runAsLeader(ports.db, { key: OFFICE, take: async () => keepSigning(ports), report })
  },
}

/** What a demo says of its past comes before anything that happens while it runs. */
async function number(ports: Ports): Promise<unknown> {
  if (await isPastMissing(ports)) return null
  return (await isIdle(ports.db.read)) ? null : sequenceLog(ports)
}

function keepSigning(ports: Ports): () => Promise<void> {
  let running: Promise<unknown> | null = null
  const turn = () => {
    running ??= number(ports)
      .catch((error: unknown) => ports.mishaps.note('record_log', error))
      .finally(() => (running = null))
  }
  const timer = setInterval(turn, TURN_MS)
  // What was promised in the last second is signed before the house is shut: afterwards it might be too late.
  return async () => {
    clearInterval(timer)
    await running
    turn()
    await running
  }
}
