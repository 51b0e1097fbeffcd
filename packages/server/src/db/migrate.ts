import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Pool, PoolClient } from 'pg'
import { inPackage } from '#in-package.ts'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

// The SQL files stay in the sources, also for what is built.
const FOLDER = inPackage('src/db/migrations/')
const DUMP = inPackage('src/db/schema.sql')
const LOCK = 7_205_406

/**
 * Brings the schema up to date. Returns the numbers it applied. A new database gets them at once from the dump, unless
 * it should go the whole way of an old one.
 */
export async function migrate(
  pool: Pool,
  nowMs: number,
  { fromDump = true } = {},
): Promise<number[]> {
  const migrations = await readMigrations()
  const dump = fromDump ? await readDump(migrations) : null
  const client = await pool.connect()
  const { rows } = await client.query<{ role: string }>(`select current_setting('role') as role`)
  try {
    // Tables are their owner's, whatever role the application works under.
    await client.query('set role none')
    // Two processes starting together: the second waits here and then finds nothing to do.
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query(`select pg_advisory_lock(${LOCK})`)
    return await applyMissing(client, { migrations, dump }, nowMs)
  } finally {
    await client.query(`select pg_advisory_unlock(${LOCK})`)
    await client.query(`set role ${rows[0]!.role}`)
    // The session's timeouts were lifted; it does not go back into the pool.
    client.release(true)
  }
}

export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(fileURLToPath(FOLDER))).filter((file) => file.endsWith('.sql'))
  const migrations = await Promise.all(files.toSorted().map(readMigration))
  const numbers = migrations.map(({ number }) => number)
  if (new Set(numbers).size !== numbers.length) throw new Error('two migrations share a number')
  return migrations
}

async function readMigration(file: string): Promise<Migration> {
  const [, number, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? []
  if (!number || !name) throw new Error(`migration ${file} should be named 0001-word.sql`)
  const sql = await readFile(new URL(file, FOLDER), 'utf8')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { number: Number(number), name, sql, checksum }
}

/** What a list of migrations is known by. */
export const fingerprintOf = (migrations: readonly Migration[]): string =>
  createHash('sha256')
    .update(migrations.map(({ number, checksum }) => `${number} ${checksum}\n`).join(''))
    .digest('hex')

interface Dump {
  readonly sql: string
  /** The migrations whose schema it is. */
  readonly covers: readonly Migration[]
}

/** The dump, where it is what the first migrations make: newer ones follow it, changed ones make it worthless. */
async function readDump(migrations: readonly Migration[]): Promise<Dump | null> {
  const sql = await readFile(DUMP, 'utf8').catch(() => '')
  const [, count, fingerprint] = /^-- After (\d+) migrations: ([0-9a-f]{64})$/m.exec(sql) ?? []
  const covers = migrations.slice(0, Number(count ?? 0))
  return fingerprint === fingerprintOf(covers) ? { sql, covers } : null
}

const RECORD = `create table if not exists schema_migration (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at_ms bigint not null
)`

interface Source {
  readonly migrations: readonly Migration[]
  readonly dump: Dump | null
}

async function applyMissing(client: PoolClient, { migrations, dump }: Source, nowMs: number) {
  // Asked for first: a user who may not make tables can still work on those that are complete.
  const known = await client.query(`select to_regclass('schema_migration') as it`)
  if (known.rows[0].it === null) await client.query(RECORD)
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'select number, checksum from schema_migration',
  )
  const applied = new Map(rows.map((row) => [row.number, row.checksum]))
  const missing: number[] = []
  if (dump && applied.size === 0) {
    await applyDump(client, dump, nowMs)
    for (const { number, checksum } of dump.covers) {
      applied.set(number, checksum)
      missing.push(number)
    }
  }
  for (const migration of migrations) {
    const checksum = applied.get(migration.number)
    if (checksum === undefined) {
      await apply(client, migration, nowMs)
      missing.push(migration.number)
    } else if (checksum !== migration.checksum) {
      throw new Error(`migration ${migration.number} was changed after it had been applied`)
    }
  }
  return missing
}

const applyDump = (client: PoolClient, { sql, covers }: Dump, nowMs: number): Promise<void> =>
  inTransaction(client, 'the schema of a new database failed', async () => {
    await client.query(sql)
    const columns = [
      covers.map(({ number }) => number),
      covers.map(({ name }) => name),
      covers.map(({ checksum }) => checksum),
    ]
    await client.query(
      `insert into schema_migration (number, name, checksum, applied_at_ms)
       select *, $4::bigint from unnest($1::int[], $2::text[], $3::text[])`,
      [...columns, nowMs],
    )
  })

const apply = (client: PoolClient, migration: Migration, nowMs: number): Promise<void> =>
  inTransaction(client, `migration ${migration.number} (${migration.name}) failed`, async () => {
    await client.query(migration.sql)
    await client.query(
      'insert into schema_migration (number, name, checksum, applied_at_ms) values ($1, $2, $3, $4)',
      [migration.number, migration.name, migration.checksum, nowMs],
    )
  })

async function inTransaction(
  client: PoolClient,
  failure: string,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await client.query('begin')
    await run()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(failure, { cause: error })
  }
}
