import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onPostgres } from '#test/harness.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openPglite } from './pglite.ts'
import type { Database } from './port.ts'
import { openPostgres } from './postgres.ts'

const NOW_MS = 7
const HINT = 'the dump is stale: npm run gen -- schema'

interface Both {
  /** All migrations, one after the other, as an old database got them. */
  readonly migrated: Database
  readonly dumped: Database
}

let both: Both
let applied: number[]
const cleanups: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  both = { migrated: await openEmpty('migrated'), dumped: await openEmpty('dumped') }
  await migrate(both.migrated.pool, NOW_MS, { fromDump: false })
  applied = await migrate(both.dumped.pool, NOW_MS)
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

async function openEmpty(word: string): Promise<Database> {
  const db = await (onPostgres ? emptyOnServer(word) : emptyInFolder())
  cleanups.push(() => db.close())
  return db
}

async function emptyInFolder(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'linmen-schema-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  return openPglite(folder)
}

async function emptyOnServer(word: string): Promise<Database> {
  const url = new URL(process.env['DATABASE_URL']!)
  const name = `linmen_schema_${word}_${process.pid}`
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  cleanups.push(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  await admin.query(`create database ${name}`)
  url.pathname = `/${name}`
  return openPostgres(url.href)
}

const rowsOf = async ({ pool }: Database, text: string) => (await pool.query(text)).rows

const OURS = 'c.relnamespace = current_schema()::regnamespace'
// Numbers that a database gives to its own things say nothing; they are left out, and their names are taken.
const CATALOGUE: Readonly<Record<string, string>> = {
  relations: `
    select c.relname, c.relkind, c.relpersistence, c.relreplident, c.relrowsecurity, c.relforcerowsecurity,
      c.relispartition, c.reloptions, c.relacl::text, c.relowner::regrole::text as owner, am.amname
    from pg_class c left join pg_am am on am.oid = c.relam where ${OURS} order by 1`,
  columns: `
    select c.relname, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, a.attidentity,
      a.attgenerated, a.attstorage, a.attcompression, a.attcollation, a.attacl::text, a.attoptions, a.attislocal,
      pg_get_expr(d.adbin, d.adrelid) as default,
      rank() over (partition by c.oid order by a.attnum) as place
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${OURS} and a.attnum > 0 and not a.attisdropped order by 1, place`,
  constraints: `
    select k.conname, k.contype, c.relname, r.relname as refers, k.condeferrable, k.condeferred, k.convalidated,
      pg_get_constraintdef(k.oid) as is, i.relname as index
    from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class r on r.oid = k.confrelid
    left join pg_class i on i.oid = k.conindid
    where ${OURS} and k.contype <> 'n' order by c.relname, k.conname`,
  indexes: `
    select c.relname, pg_get_indexdef(c.oid) as is, i.indisunique, i.indisprimary, i.indisvalid, i.indisclustered,
      i.indisreplident, i.indoption::text, i.indclass::text
    from pg_index i join pg_class c on c.oid = i.indexrelid where ${OURS} order by 1`,
  functions: `
    select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as is, p.proacl::text,
      p.proowner::regrole::text as owner, p.prosecdef, p.proconfig
    from pg_proc p where p.pronamespace = current_schema()::regnamespace order by 1`,
  triggers: `
    select c.relname, t.tgname, pg_get_triggerdef(t.oid) as is, t.tgenabled
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${OURS} and not t.tgisinternal order by 1, 2`,
  policies: `
    select c.relname, p.polname, p.polcmd, p.polpermissive, p.polroles::regrole[]::text as roles,
      pg_get_expr(p.polqual, p.polrelid) as using, pg_get_expr(p.polwithcheck, p.polrelid) as check
    from pg_policy p join pg_class c on c.oid = p.polrelid where ${OURS} order by 1, 2`,
  rules: `select tablename, rulename, definition from pg_rules where schemaname = current_schema() order by 1, 2`,
  views: `select c.relname, pg_get_viewdef(c.oid) as is from pg_class c where ${OURS} and c.relkind in ('v', 'm') order by 1`,
  sequences: `
    select c.relname, s.seqtypid::regtype::text as type, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache,
      s.seqcycle, pg_sequence_last_value(c.oid) as last, t.relname as owner, a.attname as column
    from pg_sequence s join pg_class c on c.oid = s.seqrelid
    left join pg_depend d on d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    left join pg_class t on t.oid = d.refobjid
    left join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where ${OURS} order by 1`,
  types: `
    select t.typname, t.typtype, t.typacl::text, format_type(t.typbasetype, t.typtypmod) as base,
      array(select e.enumlabel::text from pg_enum e where e.enumtypid = t.oid order by e.enumsortorder) as words
    from pg_type t where t.typnamespace = current_schema()::regnamespace order by 1`,
  statistics: `select stxname, pg_get_statisticsobjdef(oid) as is from pg_statistic_ext order by 1`,
  comments: `
    select (pg_identify_object(classoid, objoid, objsubid)).identity, description from pg_description
    where (pg_identify_object(classoid, objoid, objsubid)).schema = current_schema() order by 1`,
  extensions: 'select extname, extversion from pg_extension order by 1',
  schemas: 'select nspname, nspacl::text from pg_namespace order by 1',
  'default privileges': 'select defaclobjtype, defaclacl::text from pg_default_acl order by 1',
}

test.each(Object.entries(CATALOGUE))(
  'a database made from the dump has the same %s as one that was migrated',
  async (_kind, text) => {
    expect(await rowsOf(both.dumped, text), HINT).toEqual(await rowsOf(both.migrated, text))
  },
)

test('it has the same rows, and a name of its own', async () => {
  const tables = await rowsOf(
    both.migrated,
    `select relname from pg_class c where ${OURS} and relkind = 'r'`,
  )
  const filled: string[] = []
  for (const { relname } of tables) {
    const text = `select to_jsonb(t) - $1::text[] as row from ${relname} t order by 1`
    const own = relname === 'installation' ? ['id'] : []
    const rows = (await both.migrated.pool.query(text, [own])).rows
    expect((await both.dumped.pool.query(text, [own])).rows, `${relname}: ${HINT}`).toEqual(rows)
    if (rows.length > 0) filled.push(relname)
  }
  expect(filled).toContain('filtered_word')
  const name = 'select id from installation'
  expect(await rowsOf(both.dumped, name)).not.toEqual(await rowsOf(both.migrated, name))
})

test('every migration counts as applied, and the dump covers them all', async () => {
  expect(applied, HINT).toEqual((await readMigrations()).map(({ number }) => number))
  expect(await migrate(both.dumped.pool, NOW_MS)).toEqual([])
})
