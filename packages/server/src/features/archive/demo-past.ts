import type { Tx } from '#db/port.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { movePulls, pulledUntil } from '#features/archive/pulls/pull-cursor.repo.ts'

/**
 * A demo is served before its whole past is written: the seasons of its experts, the first predictions and signals follow
 * while it runs. Both moments are kept in the database, so that an interrupted process leaves the rest to the next one.
 */
const MADE = 'made'
const WRITTEN = 'past'

/** What a piece of the past is written by. */
export interface PastTask {
  /** The moment the demo was made: what lies before it is its past, however late it is written. */
  readonly madeAtMs: number
  readonly stopping: AbortSignal
}

/** The demo exists as of this moment; its past is still to be written. */
export const beginPast = (tx: Tx, madeAtMs: number) => movePulls(tx, 'demo', [MADE], madeAtMs)

/** The past is complete. */
export const endPast = (tx: Tx, nowMs: number) => movePulls(tx, 'demo', [WRITTEN], nowMs)

/** The moment the demo was made; 0 where there is none, or one from before this was kept. */
export const demoMadeAt = ({ db }: Pick<Ports, 'db'>): Promise<number> =>
  pulledUntil(db.read, 'demo', MADE)

const complete = perApp(() => ({ isKnown: false }))

/** Whether the past of a demo is still being written. Never where there is no demo, and never again once it is complete. */
export async function isPastMissing(ports: Ports): Promise<boolean> {
  const known = complete(ports)
  if (!ports.settings.demo || known.isKnown) return false
  const isMade = (await demoMadeAt(ports)) > 0
  known.isKnown = isMade && (await pulledUntil(ports.db.read, 'demo', WRITTEN)) > 0
  return isMade && !known.isKnown
}
