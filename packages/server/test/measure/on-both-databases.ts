import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import type { Database } from '#db/port.ts'

export const say = (text: string) => process.stdout.write(`${text}\n`)

type Show = (name: string, db: Database) => Promise<void>

/** Measures on an empty database of each kind, and says on which machine. PostgreSQL is left out where there is none. */
export async function onBothDatabases(topic: string, show: Show): Promise<void> {
  say(`${cpus().length} × ${cpus()[0]!.model}, Node ${process.version}`)
  const dataDir = await mkdtemp(join(tmpdir(), `linmen-${topic}-`))
  try {
    const databaseUrl = process.env['LINMEN_BENCH_POSTGRES'] ?? null
    if (databaseUrl === null) say('PostgreSQL is not installed: not shown')
    else await shown(show, 'PostgreSQL', await openDatabase({ databaseUrl, dataDir }))
    await shown(show, 'embedded', await openDatabase({ databaseUrl: null, dataDir }))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function shown(show: Show, name: string, db: Database): Promise<void> {
  try {
    await migrate(db.pool, 0)
    await show(name, db)
  } finally {
    await db.close()
  }
}
