import { createHash, randomInt } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { becomeApp, workAsApp } from '#db/app-role.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { openPglite } from '#db/pglite.ts'
import type { Database } from '#db/port.ts'
import { openPostgres } from '#db/postgres.ts'
import { hashPassword } from '#features/auth/password.ts'
import { transportKey } from '#features/auth/transport-key.ts'
import { prepareJobs } from '#jobs/jobs.ts'
import { PASSWORD, people, settle } from './people.ts'
import { TEST_NOW_MS, testClock, testPorts } from './test-ports.ts'

// Raised by hand when what a template holds changes without a migration.
const CONTENT = 4
const CHOSEN = 'LINMEN_TEST_TEMPLATE'
const RUN = 'LINMEN_TEST_RUN'
/** The class of the locks that runs hold. */
const RUNS = 720_540_602
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/linmen-test/', import.meta.url))

const DRAFT = 'draft'
const COPY = 'linmen-test'

/** Makes the database that every test file starts from, once for each state of the migrations. */
export async function buildTemplate(): Promise<void> {
  // Taken once: a migration that is edited during the run does not move the template away.
  process.env[CHOSEN] = await fingerprint()
  if (process.env['DATABASE_URL']) await buildPostgres(process.env['DATABASE_URL'])
  else await buildFolder()
}

/** The template of the embedded database, whatever the other tests of the run use. */
export async function buildEmbeddedTemplate(): Promise<void> {
  process.env[CHOSEN] = await fingerprint()
  await removeLeftFolders(CACHE, DRAFT)
  await removeLeftFolders(tmpdir(), COPY)
  await buildFolder()
}

/**
 * Gives the databases of this run its number and removes those of runs that were killed: a run holds the lock of its number
 * for as long as its process lives. Answers what ends it.
 */
export async function beginRun(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url })
  // A server that goes away is the failure of the tests on it; unheard, it would end the run without its report.
  client.on('error', () => {})
  await client.connect()
  const isFree = async (run: number) => {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as it', [RUNS, run])
    return rows[0].it as boolean
  }
  const own = randomInt(1, 2 ** 31)
  await isFree(own)
  process.env[RUN] = String(own)
  const { rows } = await client.query<{ name: string; run: number }>(
    `select datname as name, split_part(datname, '_', 3)::int as run from pg_database
     where datname ~ '^linmen_test_[0-9]{1,10}_'`,
  )
  for (const { name, run } of rows)
    if (run !== own && (await isFree(run)))
      await client.query(`drop database if exists ${name} with (force)`)
  return () => client.end()
}

/** A copy of the template for one test file, removed when it is closed. */
export async function openCopy(): Promise<Database> {
  const url = process.env['DATABASE_URL']
  return url ? openPostgresCopy(url) : openFolderCopy()
}

async function buildFolder(): Promise<void> {
  const target = folder()
  if (await exists(target)) return
  await mkdir(CACHE, { recursive: true })
  const draft = await makeOwnFolder(CACHE, DRAFT)
  await fill(await openPglite(draft))
  // Several runs may build at once: the first to rename wins, the others throw theirs away.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }))
}

/** A folder that is named after this process, so that the next run can tell what a killed one has left. */
const makeOwnFolder = (parent: string, word: string) =>
  mkdtemp(join(parent, `${word}-${process.pid}-`))

async function removeLeftFolders(parent: string, word: string): Promise<void> {
  const name = new RegExp(`^${word}-([0-9]+)-`)
  for (const each of await readdir(parent).catch(() => [])) {
    const pid = name.exec(each)?.[1]
    if (pid !== undefined && !isRunning(Number(pid)))
      await rm(join(parent, each), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** The embedded template as files, for a server of its own process. */
export async function copyFolder(target: string): Promise<void> {
  await buildFolder()
  // Node copies a folder of many files five times as fast in one go as file by file.
  cpSync(folder(), target, { recursive: true })
}

async function openFolderCopy(): Promise<Database> {
  const own = await makeOwnFolder(tmpdir(), COPY)
  await copyFolder(own)
  const db = await openPglite(own)
  await becomeApp(db)
  const close = async () => {
    await db.close()
    await rm(own, { recursive: true, force: true })
  }
  return { ...db, close }
}

async function buildPostgres(url: string): Promise<void> {
  const name = templateName()
  await asAdmin(url, async (admin) => {
    // One builder at a time, over all runs on this server.
    await admin.query('select pg_advisory_lock(720540601)')
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length > 0) return
    // A builder that was killed has left its own.
    await admin.query(`drop database if exists ${name}_draft with (force)`)
    await admin.query(`create database ${name}_draft`)
    await fill(openPostgres(withDatabase(url, `${name}_draft`)))
    await admin.query(`alter database ${name}_draft rename to ${name}`)
  })
}

async function openPostgresCopy(url: string): Promise<Database> {
  const template = templateName()
  const own = `linmen_test_${process.env[RUN] ?? ''}_${process.pid}_${Math.trunc(performance.now() * 1000)}`
  // Copied as files: through the log, as is the default, takes three times as long.
  await asAdmin(url, (admin) =>
    admin.query(`create database ${own} template ${template} strategy file_copy`),
  )
  const db = openPostgres(withDatabase(url, own), { patience: 30 })
  await becomeApp(db)
  const close = async () => {
    await db.close()
    await asAdmin(url, (admin) => admin.query(`drop database ${own} with (force)`))
  }
  return { ...db, close }
}

async function fill(db: Database): Promise<void> {
  await migrate(db.pool, TEST_NOW_MS)
  const ports = testPorts(db, testClock(TEST_NOW_MS))
  await prepareJobs(db, ports.log)
  await workAsApp(db)
  await transportKey(ports)
  const passwordHash = await hashPassword(ports, PASSWORD)
  await db.transaction(async (tx) => {
    for (const person of Object.values(people)) await settle(tx, person, passwordHash, TEST_NOW_MS)
  })
  await db.close()
}

const folder = () => join(CACHE, `pglite-${process.env[CHOSEN]}`)
const templateName = () => `linmen_template_${process.env[CHOSEN]}`

async function fingerprint(): Promise<string> {
  const sums = (await readMigrations()).map(({ checksum }) => checksum)
  return createHash('sha256').update(`${CONTENT}${sums.join()}`).digest('hex').slice(0, 16)
}

async function asAdmin<T>(url: string, run: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    return await run(admin)
  } finally {
    await admin.end()
  }
}

function withDatabase(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
