import { mkdir, rm } from 'node:fs/promises'
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

/**
 * PostgreSQL inside this process, in a folder, behind the ordinary driver. A killed process loses
 * nothing; a power cut may, because this build never syncs its files to the disk.
 */
export async function openPglite(
  folder: string,
  { connections = 8, fresh = false } = {},
): Promise<Database> {
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  try {
    // Only under the lock: another process may be working in there.
    if (fresh) await rm(join(folder, 'pg'), { recursive: true, force: true })
    await makeFolder(join(folder, 'pg'))
    const lite = await PGlite.create(join(folder, 'pg'), {
      startParams: [...PGlite.defaultStartParams, ...SMALL.flatMap((each) => ['-c', each])],
    })
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
