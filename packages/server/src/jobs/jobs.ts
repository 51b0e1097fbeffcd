import { Logger as WorkerLogger, run, runMigrations, type Runner } from 'graphile-worker'
import { sql } from 'kysely'
import type { Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'

/** Work that is done beside the requests, at least once: it must be safe to repeat. */
export interface Job {
  readonly name: string
  /** When it runs by itself, as a crontab pattern in UTC; left out when it is only enqueued. */
  readonly cron?: string
  readonly run: (ports: Ports, payload: unknown) => Promise<void>
}

const CONCURRENCY = 2

/** Runs the jobs in this process. Several processes share one queue; each job goes to one of them. */
export async function startJobs(ports: Ports, jobs: readonly Job[]): Promise<() => Promise<void>> {
  const logger = loggerOf(ports)
  await runMigrations({ pgPool: ports.db.pool, logger })
  const runner: Runner = await run({
    pgPool: ports.db.pool,
    logger,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    crontab: jobs.flatMap(({ name, cron }) => (cron ? [`${cron} ${name}`] : [])).join('\n'),
    taskList: Object.fromEntries(
      jobs.map((job) => [job.name, (payload: unknown) => job.run(ports, payload)]),
    ),
  })
  return () => runner.stop()
}

export interface EnqueueOptions {
  /** A second job with the same key replaces the first while that one still waits. */
  readonly key?: string
  readonly runAtMs?: number
}

/** Adds a job in the caller's transaction: it exists exactly when the business change does. */
export async function enqueue(
  tx: Tx,
  name: string,
  payload: object,
  { key, runAtMs }: EnqueueOptions = {},
): Promise<void> {
  const at = runAtMs === undefined ? null : new Date(runAtMs).toISOString()
  await sql`select graphile_worker.add_job(
    ${name}, payload => ${JSON.stringify(payload)}::json, job_key => ${key ?? null},
    run_at => coalesce(${at}::timestamptz, now()), max_attempts => 10
  )`.execute(tx)
}

const loggerOf = ({ log }: Ports) =>
  new WorkerLogger(() => (level, message, meta) => {
    const data = meta ?? {}
    if (level === 'error') log.error(data, message)
    else if (level === 'warning') log.warn(data, message)
    else log.debug(data, message)
  })
