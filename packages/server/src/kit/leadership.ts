import type { PoolClient } from 'pg'
import type { Database } from '#db/port.ts'

export interface LeaderTask {
  /** Any number of one's own: processes with the same one compete. */
  readonly key: number
  /** Begins the work; what it returns ends it. */
  readonly take: () => Promise<() => Promise<void>>
  readonly report: (error: unknown) => void
}

/** How soon a vacant office is noticed. One small question over a connection that stays open. */
const AGAIN_MS = 250

/**
 * Lets exactly one process do something. The lock belongs to a connection, so a process that dies gives it up with
 * its last breath. The embedded database has one process only, and that one always leads.
 */
export async function runAsLeader(db: Database, office: LeaderTask): Promise<() => Promise<void>> {
  if (db.kind === 'pglite') return office.take()
  const term = new Term()
  const candidate = async () => {
    while (!term.ended) {
      await serve(db, office, term).catch(office.report)
      await term.pause(AGAIN_MS)
    }
  }
  const running = candidate()
  return async () => {
    term.end()
    await running
  }
}

/** How long a candidate goes on: until it is told to end. */
class Term {
  ended = false
  #wake = () => {}

  end(): void {
    this.ended = true
    this.#wake()
  }

  /** Until the end of the term, or this long, or for ever. */
  pause(ms?: number): Promise<void> {
    if (this.ended) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** Tries for the lock, works while it holds, and ends with the connection or with the term. */
async function serve(db: Database, { key, take }: LeaderTask, term: Term): Promise<void> {
  const client = await db.pool.connect()
  const lost = whenLost(client)
  try {
    while (!(await hasLock(client, key))) {
      await term.pause(AGAIN_MS)
      if (term.ended) return
    }
    const resign = await take()
    await Promise.race([lost, term.pause()])
    await resign()
  } finally {
    // Closing the connection gives the lock up, whatever state it is in.
    client.release(true)
  }
}

async function hasLock(client: PoolClient, key: number): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [key])
  return rows[0]?.held === true
}

const whenLost = (client: PoolClient) =>
  new Promise<void>((resolve) => {
    client.once('error', () => resolve())
    client.once('end', () => resolve())
  })
