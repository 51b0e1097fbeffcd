import { none, type Codec } from '@linmen/contract'
import { Logger as WorkerLogger, run, runMigrations, type Runner } from 'graphile-worker'
import { sql } from 'kysely'
import type { Database, Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import type { Logger } from '#kit/environment.ts'

/** A job as the runner sees it. */
export interface Runnable {
  readonly name: string
  /** When it runs by itself, as a crontab pattern in UTC; left out when it is only enqueued. */
  readonly cron?: string
  /** What was due while no process was awake is made up for within this time, as `7d`; left out, it is passed over. */
  readonly makeUp?: string
  /** What takes long looks at `stopping` between its pieces; the rest is for the next run. */
  readonly start: (ports: Ports, told: unknown, stopping?: AbortSignal) => Promise<void>
}

/** What is needed to ask for a job: its name, and the form of what it is told. */
export interface JobName<Payload = {}> {
  readonly name: string
  readonly payload?: Codec<Payload>
}

interface JobRow<Payload> extends JobName<Payload>, Pick<Runnable, 'cron' | 'makeUp'> {
  readonly run: (ports: Ports, payload: Payload, stopping: AbortSignal) => Promise<void>
}

/** Work that is done beside the requests, at least once: it must be safe to repeat. */
export function job<Payload = {}>(row: JobRow<Payload>): Runnable & JobName<Payload> {
  const { run: work, ...rest } = row
  return {
    ...rest,
    start: (ports, told, stopping = NEVER) => work(ports, codecOf(row).decode(told), stopping),
  }
}

const NEVER = new AbortController().signal

const CONCURRENCY = 2

/** Makes the tables of the job runner: whoever enqueues needs them, also where no job runs. */
export const prepareJobs = ({ pool }: Database, log: Logger): Promise<void> =>
  runMigrations({ pgPool: pool, logger: loggerOf(log) })

/** Runs the jobs in this process. Several processes share one queue; each job goes to one of them. */
export async function startJobs(
  ports: Ports,
  jobs: readonly Runnable[],
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const { signal } = stopping
  const runner: Runner = await run({
    pgPool: ports.db.pool,
    logger: loggerOf(ports.log),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    crontab: jobs.flatMap(cronLine).join('\n'),
    taskList: Object.fromEntries(
      jobs.map(({ name, start }) => [name, (told: unknown) => start(ports, told, signal)]),
    ),
  })
  return () => {
    stopping.abort()
    return runner.stop()
  }
}

const cronLine = ({ name, cron, makeUp }: Runnable): string[] =>
  cron ? [`${cron} ${name}${makeUp ? ` ?fill=${makeUp}` : ''}`] : []

export interface EnqueueOptions {
  /** A second job with the same key replaces the first while that one still waits. */
  readonly key?: string
  /** By the clock of the database, however fast ours runs. */
  readonly delayMs?: number
}

/** Adds a job in the caller's transaction: it exists exactly when the business change does. */
export async function enqueue<Payload>(
  tx: Tx,
  asked: JobName<Payload>,
  told: Payload,
  { key, delayMs = 0 }: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${asked.name}, payload => ${JSON.stringify(codecOf(asked).encode(told))}::json, job_key => ${key ?? null},
    run_at => now() + ${delayMs} * interval '1 millisecond', max_attempts => 10
  )`.execute(tx)
}

// A job that is told nothing names no form for it.
const codecOf = <Payload>({ payload }: JobName<Payload>): Codec<Payload> =>
  payload ?? (none as unknown as Codec<Payload>)

const loggerOf = (log: Logger) =>
  new WorkerLogger(() => (level, message, meta) => {
    const data = meta ?? {}
    if (level === 'error') log.error(data, message)
    else if (level === 'warning') log.warn(data, message)
    else log.debug(data, message)
  })
