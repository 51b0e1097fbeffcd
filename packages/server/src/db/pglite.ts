import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { databaseOver } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { engineOf } from './lite/engine.ts'
import { Mux } from './lite/mux.ts'
import { makeFolder } from './lite/new-folder.ts'
import { LiteSocket } from './lite/socket.ts'
import { keepHouse } from './lite/upkeep.ts'
import { openPool } from './pool.ts'
import type { Database } from './port.ts'

// The defaults are sized for a server of its own: 128 MB of buffers and up to 1 GB of log.
const SMALL = ['shared_buffers=16MB', 'max_wal_size=128MB', 'min_wal_size=32MB']
// Who writes whole files at once and then ends: what is written stays in memory until it is whole.
const ROOMY = ['shared_buffers=128MB', 'max_wal_size=1GB', 'wal_init_zero=off']

// Everybody waits while a table is counted: a quarter of the rows that PostgreSQL looks at tells as much of ours.
const QUICK_COUNT = 'default_statistics_target=25'

const startParams = (settings: readonly string[]) => [
  ...PGlite.defaultStartParams,
  ...[...settings, QUICK_COUNT].flatMap((each) => ['-c', each]),
]

/** Types are read by the ordinary driver: what PGlite would learn about them for its own is left out. */
class Lite extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

/** Where the database lies inside its folder. */
export const liteIn = (folder: string) => join(folder, 'pg')

/**
 * PostgreSQL inside this process, in a folder, behind the ordinary driver. A killed process loses
 * nothing; a power cut may, because this build never syncs its files to the disk. A draft begins
 * empty and is seen by nobody until it is kept.
 */
export async function openPglite(
  folder: string,
  { connections = 8, draft = false, roomy = false } = {},
): Promise<Database> {
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  try {
    const place = draft ? draftIn(folder) : liteIn(folder)
    // Only under the lock: another process may be working in there.
    if (draft) await rm(place, { recursive: true, force: true })
    await makeFolder(place)
    const lite = new Lite(place, { startParams: startParams(roomy ? ROOMY : SMALL) })
    await lite.waitReady
    const mux = new Mux(engineOf(lite))
    const pool = openPool({
      user: 'postgres',
      database: 'postgres',
      password: 'unused',
      ssl: false,
      max: connections,
      idleTimeoutMillis: 0,
      stream: () => new LiteSocket(mux),
    })
    const stopUpkeep = keepHouse(pool)
    return databaseOver('pglite', pool, async () => {
      await stopUpkeep()
      await lite.close()
      await unlock()
    })
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Puts the finished draft in the place of the database. */
export async function keepDraft(folder: string): Promise<void> {
  const unlock = await lockFolder(folder)
  try {
    await rm(liteIn(folder), { recursive: true, force: true })
    await rename(draftIn(folder), liteIn(folder))
  } finally {
    await unlock()
  }
}

const draftIn = (folder: string) => `${liteIn(folder)}.draft`
