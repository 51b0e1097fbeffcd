import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asOwner, becomeApp } from '#db/app-role.ts'
import { databaseOver } from '#db/database.ts'
import { openPglite } from '#db/pglite.ts'
import { openPool } from '#db/pool.ts'
import type { Database } from '#db/port.ts'
import { beginSession } from '#kit/session/session-store.ts'
import { systemClock } from '#kit/system-ports.ts'
import { charge } from '#test/coin-factory.ts'
import { people, settle } from '#test/people.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { freePort } from '#test/free-port.ts'
import type { TestApp } from '#test/harness.ts'
import { startProcess, type ServerProcess } from '#test/server-process.ts'
import { copyFolder, openCopy } from '#test/template.ts'
import { testPorts } from '#test/test-ports.ts'

export const SECRET = 'the same for every process on one database'
const WITHOUT_LIMIT = String(1e9)

/** A database to do bad things to, and servers on it. */
export interface Victim {
  readonly kind: Database['kind']
  /** Before the first server runs: buyers with coins, and plans for them. */
  seed(buyers: number, plans: number): Promise<Shop>
  start(more?: Readonly<Record<string, string>>): Promise<ServerProcess>
  /** Looks into the database; the embedded one only while no server runs on it. */
  look<T>(read: (db: Database) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

export interface Shop {
  readonly tokens: readonly string[]
  readonly planIds: readonly string[]
}

export async function victimOn(kind: 'embedded' | 'postgres'): Promise<Victim> {
  const folder = await mkdtemp(join(tmpdir(), 'linmen-fault-'))
  const shared = kind === 'postgres' ? await openCopy() : null
  const patient = shared && (await withoutLimits(shared))
  if (!shared) await copyFolder(join(folder, 'database'))
  else await keepPromises(shared)
  // The same port after every start, so that whoever was cut off finds the way back.
  const port = await freePort()
  const look = async <T>(read: (db: Database) => Promise<T>): Promise<T> => {
    if (patient) return read(patient)
    const own = await openPglite(join(folder, 'database'))
    return read(own).finally(() => own.close())
  }
  return {
    kind: shared ? 'postgres' : 'pglite',
    look,
    seed: (buyers, plans) => look((db) => seed(db, buyers, plans)),
    start: (more = {}) =>
      startProcess({
        PORT: String(port),
        LINMEN_DATA: folder,
        LINMEN_SECRET: SECRET,
        LINMEN_DEMO: '1',
        LINMEN_FEEDS: '0',
        LINMEN_JOBS: '0',
        LINMEN_LOG: process.env['LINMEN_LOG'] ?? 'error',
        LINMEN_IP_PER_MINUTE: WITHOUT_LIMIT,
        LINMEN_MONEY_PER_MINUTE: WITHOUT_LIMIT,
        DATABASE_URL: shared?.pool.options.connectionString ?? '',
        ...more,
      }),
    remove: async () => {
      await patient?.close()
      await shared?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * A session of the product is ended when it is idle in a transaction for three seconds. Who seeds beside a dozen of
 * processes may be, and that is no failure.
 */
async function withoutLimits({ pool }: Database): Promise<Database> {
  const { connectionString } = pool.options
  const patient = databaseOver('postgres', openPool({ connectionString, max: 4 }))
  await becomeApp(patient)
  return patient
}

/** The clusters of tests confirm before they write; one that is to be killed must not. */
async function keepPromises({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const keep = `alter database ${rows[0]!.name} set synchronous_commit = on`
  await asOwner(pool, (owner) => owner.query(keep))
}

async function seed(db: Database, buyers: number, plans: number): Promise<Shop> {
  const ports = testPorts(db, systemClock)
  const app = { db, ports, clock: systemClock } as unknown as TestApp
  const make = factoryFor(app)
  await make.expert('wei')
  const tokens: string[] = []
  for (let at = 0; at < buyers; at += 1) {
    const id = `buyer${at}`
    const phone = `139${String(at).padStart(8, '0')}`
    await db.transaction((tx) =>
      settle(tx, { ...people.mei, id, phone, nickname: id }, '', systemClock.nowMs()),
    )
    await charge(app, id, 1e8)
    const session = await db.transaction((tx) =>
      beginSession(tx, ports, {
        memberId: id,
        kind: 'token',
        channel: { agentId: '1', platform: 'wap' },
      }),
    )
    tokens.push(session.secret)
  }
  const planIds: string[] = []
  for (let at = 0; at < plans; at += 1) planIds.push((await make.plan()).id)
  return { tokens, planIds }
}

/** Ends a server at once, as a power cut would. */
export async function kill({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGKILL')
  await ended
}

/** Megabytes of memory in use; 0 where the system does not tell. */
export function residentMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
