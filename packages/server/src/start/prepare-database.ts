import { grantToUserOf, workAsApp } from '#db/app-role.ts'
import { migrate } from '#db/migrate.ts'
import type { Database } from '#db/port.ts'
import { openPostgres } from '#db/postgres.ts'
import { prepareJobs } from '#jobs/jobs.ts'
import type { Logger } from '#kit/environment.ts'
import type { Settings } from '#kit/settings.ts'
import { systemClock } from '#kit/system-ports.ts'

/**
 * Brings the schema up to date with the rights of its owner, and leaves them: afterwards this process reads the books
 * and writes them through the ledger's functions only.
 */
export async function prepareDatabase(
  db: Database,
  { ownerUrl }: Pick<Settings, 'ownerUrl'>,
  log: Logger,
): Promise<void> {
  const owner = ownerUrl === null ? db : openPostgres(ownerUrl, { connections: 2 })
  try {
    await migrate(owner.pool, systemClock.nowMs())
    await prepareJobs(owner, log)
    if (owner !== db) await grantToUserOf(db, owner)
  } finally {
    if (owner !== db) await owner.close()
  }
  await workAsApp(db)
}
