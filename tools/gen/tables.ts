import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dumpSchema, SCHEMA_FILE } from '@linmen/server/src/db/dump-schema.ts'
import { migrate } from '@linmen/server/src/db/migrate.ts'
import { openPglite } from '@linmen/server/src/db/pglite.ts'
import { TABLE_TYPES, tableTypes } from '@linmen/server/src/db/table-types.ts'

/** The types of the tables and the schema of a new database, from an empty one after every migration. */
export async function tableDocuments() {
  const folder = await mkdtemp(join(tmpdir(), 'linmen-tables-'))
  const { pool, close } = await openPglite(folder)
  try {
    await migrate(pool, 0, { fromDump: false })
    return [
      { path: TABLE_TYPES, text: await tableTypes(pool) },
      { path: SCHEMA_FILE, text: await dumpSchema(pool) },
    ]
  } finally {
    await close()
    await rm(folder, { recursive: true })
  }
}
