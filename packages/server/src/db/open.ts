import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { keepDraft, liteIn, openPglite } from './pglite.ts'
import type { Database } from './port.ts'
import { openPostgres } from './postgres.ts'

interface Place {
  readonly databaseUrl: string | null
  readonly dataDir: string
}

/** PostgreSQL when an address is given, else the embedded database in the data folder. */
export function openDatabase(at: Place, { draft = false, roomy = false } = {}): Promise<Database> {
  if (at.databaseUrl !== null) return Promise.resolve(openPostgres(at.databaseUrl))
  return openPglite(folderIn(at), { draft, roomy })
}

/** Whether there is a database to open. The embedded one has to be made first. */
export const hasDatabase = (at: Place): boolean =>
  at.databaseUrl !== null || existsSync(liteIn(folderIn(at)))

/** Puts what was made as a draft, and closed, in the place of the embedded database. */
export const keepDatabase = (at: Place): Promise<void> => keepDraft(folderIn(at))

const folderIn = ({ dataDir }: Place) => join(dataDir, 'database')
