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
const LOCK = 7_205_406

/** Brings the schema up to date. Returns the numbers it applied. */
export async function migrate(pool: Pool, nowMs: number): Promise<number[]> {
  const migrations = await readMigrations()
  const client = await pool.connect()
  const { rows } = await client.query<{ role: string }>(`select current_setting('role') as role`)
  try {
    // Tables are their owner's, whatever role the application works under.
    await client.query('set role none')
    // Two processes starting together: the second waits here and then finds nothing to do.
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query(`select pg_advisory_lock(${LOCK})`)
    return await applyMissing(client, migrations, nowMs)
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

const RECORD = `create table if not exists schema_migration (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at_ms bigint not null
)`

async function applyMissing(client: PoolClient, migrations: Migration[], nowMs: number) {
  // Asked for first: a user who may not make tables can still work on those that are complete.
  const known = await client.query(`select to_regclass('schema_migration') as it`)
  if (known.rows[0].it === null) await client.query(RECORD)
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'select number, checksum from schema_migration',
  )
  const applied = new Map(rows.map((row) => [row.number, row.checksum]))
  const missing: number[] = []
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

async function apply(client: PoolClient, migration: Migration, nowMs: number): Promise<void> {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query(
      'insert into schema_migration (number, name, checksum, applied_at_ms) values ($1, $2, $3, $4)',
      [migration.number, migration.name, migration.checksum, nowMs],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${migration.number} (${migration.name}) failed`, { cause: error })
  }
}
