import { resolve } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { systemClock } from '#kit/system-ports.ts'
import { problemText } from '#kit/problem-text.ts'
import { importFiles, isImport, NEWS, usage } from './command.ts'
import { importNews } from './import-news.ts'

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
    if (kind === NEWS) process.stdout.write(`${await importNews({ db, nowMs }, paths)}\n`)
    else await importFiles({ db, nowMs }, { kind, paths }, process.stdout)
  } finally {
    await db.close()
  }
}
