import { join } from 'node:path'
import { openPglite } from './pglite.ts'
import type { Database } from './port.ts'
import { openPostgres } from './postgres.ts'

/** PostgreSQL when an address is given, else the embedded database in the data folder. */
export function openDatabase(at: {
  databaseUrl: string | null
  dataDir: string
  fresh?: boolean
}): Promise<Database> {
  if (at.databaseUrl !== null) return Promise.resolve(openPostgres(at.databaseUrl))
  return openPglite(join(at.dataDir, 'database'), { fresh: at.fresh ?? false })
}
