import type { PoolClient } from 'pg'
import type { Database } from '#db/port.ts'

export interface Office {
  /** Any number of one's own: processes with the same one compete. */
  readonly key: number
  /** Begins the work; what it returns ends it. */
  readonly take: () => Promise<() => Promise<void>>
  readonly report: (error: unknown) => void
}

const AGAIN_MS = 1000

/**
 * Lets exactly one process do something. The lock belongs to a connection, so a process that dies gives it up with
 * its last breath. The embedded database has one process only, and that one always leads.
 */
export async function holdOffice(db: Database, office: Office): Promise<() => Promise<void>> {
  if (db.kind === 'pglite') return office.take()
  let stopped = false
  let wake = () => {}
  const pause = () =>
    new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, AGAIN_MS)
    })
  const candidate = async () => {
    while (!stopped) {
      await serve(
        db,
        office,
        () => stopped,
        (end) => (wake = end),
      ).catch(office.report)
      if (!stopped) await pause()
    }
  }
  const running = candidate()
  return async () => {
    stopped = true
    wake()
    await running
  }
}

/** One term: tries for the lock, works while it holds, and ends with the connection or with us. */
async function serve(
  db: Database,
  { key, take }: Office,
  isStopped: () => boolean,
  onEnd: (end: () => void) => void,
): Promise<void> {
  const client = await db.pool.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [key])
    if (rows[0]?.held !== true) return
    const lost = whenLost(client)
    const resign = await take()
    const told = new Promise<void>((resolve) => onEnd(resolve))
    if (!isStopped()) await Promise.race([lost, told])
    await resign()
  } finally {
    // Closing the connection gives the lock up, whatever state it is in.
    client.release(true)
  }
}

const whenLost = (client: PoolClient) =>
  new Promise<void>((resolve) => {
    client.once('error', () => resolve())
    client.once('end', () => resolve())
  })
