import { resolve } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { systemClock } from '#kit/system-ports.ts'
import { problemText } from '#start/problem-text.ts'
import { importFiles, isImport, usage } from './command.ts'

const [kind = '', ...paths] = process.argv.slice(2)

if (isImport(kind, paths))
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${problemText(error)}\n`)
    process.exitCode = 1
  }
else {
  process.stderr.write(`${usage()}\n`)
  process.exitCode = 2
}

async function run(): Promise<void> {
  const { DATABASE_URL, LINMEN_DATA } = process.env
  const dataDir = resolve(LINMEN_DATA || '.linmen')
  const db = await openDatabase({ databaseUrl: DATABASE_URL || null, dataDir }, { roomy: true })
  try {
    const nowMs = systemClock.nowMs()
    await migrate(db.pool, nowMs)
    await importFiles({ db, nowMs }, { kind, paths }, process.stdout)
  } finally {
    await db.close()
  }
}
