import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@linmen/server/src/db/migrate.ts'
import { openPglite } from '@linmen/server/src/db/pglite.ts'
import { TABLE_TYPES, tableTypes } from '@linmen/server/src/db/table-types.ts'

/** The types of the tables, from an empty database after every migration. */
export async function tablesDocument() {
  const folder = await mkdtemp(join(tmpdir(), 'linmen-tables-'))
  const { pool, close } = await openPglite(folder)
  try {
    await migrate(pool, 0)
    return { path: TABLE_TYPES, text: await tableTypes(pool) }
  } finally {
    await close()
    await rm(folder, { recursive: true })
  }
}
