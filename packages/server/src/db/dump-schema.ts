import type { Pool } from 'pg'
import { fingerprintOf, readMigrations } from './migrate.ts'

/** Where the schema of a new database is kept. */
export const SCHEMA_FILE = 'packages/server/src/db/schema.sql'

/** Filled by whoever applies the dump, with the numbers and checksums of the migrations themselves. */
const RECORD = 'schema_migration'

/** Differs between two databases: computed again for each, never copied. */
const COMPUTED: Readonly<Record<string, string>> = {
  'installation.id': `replace(gen_random_uuid()::text, '-', '')`,
}

/**
 * The schema of a migrated database as statements that make it anew, and the rows that migrations insert. Names carry
 * no schema, so that the dump goes where the search path leads. What this writer does not know is found by the test
 * that compares both databases.
 */
export async function dumpSchema(pool: Pool): Promise<string> {
  const rowsOf = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await pool.query<T>(text, values)).rows
  const statements = async (text: string): Promise<string[]> =>
    (await rowsOf<{ it: string }>(text)).map(({ it }) => it)
  const migrations = await readMigrations()
  const parts = [
    ['-- Generated: npm run gen -- schema', '-- The schema of a new database; older ones migrate.'],
    [`-- After ${migrations.length} migrations: ${fingerprintOf(migrations)}`],
    ['set local check_function_bodies = off;'],
    await statements(SEQUENCES),
    tables(await rowsOf<TableRow>(TABLES)),
    await statements(OWNED),
    await statements(FUNCTIONS),
    await statements(LATE_CONSTRAINTS),
    await statements(INDEXES),
    await statements(VIEWS),
    await data(await rowsOf<DataRow>(FILLED), rowsOf),
    await statements(TRIGGERS),
    await statements(COMMENTS),
  ]
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`
}

interface TableRow {
  readonly name: string
  readonly body: string
  readonly refers: readonly string[]
  readonly settings: string
}

/** Tables after those they refer to, so that their keys are made with them. */
function tables(all: readonly TableRow[]): string[] {
  const done = new Set<string>()
  const ordered: TableRow[] = []
  const visit = (table: TableRow, path: ReadonlySet<string>) => {
    if (done.has(table.name)) return
    if (path.has(table.name)) throw new Error(`tables refer in a circle: ${[...path].join(', ')}`)
    for (const other of all)
      if (table.refers.includes(other.name) && other !== table)
        visit(other, new Set([...path, table.name]))
    done.add(table.name)
    ordered.push(table)
  }
  for (const table of all) visit(table, new Set())
  return ordered.map(
    ({ name, body, settings }) => `create table ${name} (\n  ${body}\n)${settings};`,
  )
}

interface DataRow {
  readonly name: string
  readonly columns: readonly string[]
}

type RowsOf = <T extends object>(text: string) => Promise<T[]>

async function data(filled: readonly DataRow[], rowsOf: RowsOf): Promise<string[]> {
  const parts = await Promise.all(
    filled.map(async ({ name, columns }) => {
      const values = columns
        .map((column) => {
          const computed = COMPUTED[`${name}.${column}`]
          return computed ? `'${computed.replaceAll("'", "''")}'` : `quote_nullable(${column})`
        })
        .join(`, `)
      const rows = await rowsOf<{ it: string }>(
        `select '  (' || concat_ws(', ', ${values}) || ')' as it from ${name} order by 1`,
      )
      if (rows.length === 0) return []
      const lines = rows.map(({ it }) => it).join(',\n')
      return [
        `insert into ${name} (${columns.join(', ')}) overriding system value values\n${lines};`,
      ]
    }),
  )
  return parts.flat()
}

const OURS = `c.relnamespace = current_schema()::regnamespace and c.relname <> '${RECORD}'`

// Sequences of identity columns are made with their column.
const SEQUENCES = `
  select format('create sequence %I as %s start %s increment %s minvalue %s maxvalue %s cache %s%s;', c.relname,
    format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache,
    case when s.seqcycle then ' cycle' else '' end) as it
  from pg_sequence s join pg_class c on c.oid = s.seqrelid
  where ${OURS} and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'i')
  order by 1`

const OWNED = `
  select format('alter sequence %I owned by %I.%I;', c.relname, t.relname, a.attname) as it
  from pg_class c
  join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'a'
  join pg_class t on t.oid = d.refobjid
  join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  where ${OURS} and c.relkind = 'S' order by 1`

const IDENTITY = `
  select format(' generated %s as identity (sequence name %I start %s increment %s)',
    case a.attidentity when 'a' then 'always' else 'by default' end, sc.relname, s.seqstart, s.seqincrement)
  from pg_depend d join pg_sequence s on s.seqrelid = d.objid join pg_class sc on sc.oid = d.objid
  where d.refobjid = c.oid and d.refobjsubid = a.attnum and d.deptype = 'i'
    and d.classid = 'pg_class'::regclass`

// A constraint that calls a function of ours comes after the functions.
const CALLS_OURS = `exists (
  select from pg_depend d join pg_proc p on p.oid = d.refobjid
  where d.classid = 'pg_constraint'::regclass and d.objid = k.oid and d.refclassid = 'pg_proc'::regclass
    and p.pronamespace = current_schema()::regnamespace)`

// That a column is not null is said with the column: later versions of PostgreSQL call it a constraint.
const TABLES = `
  select c.relname as name,
    concat_ws(E',\\n  ', (
      select string_agg(concat(quote_ident(a.attname), ' ', format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' end, (${IDENTITY}),
        case a.attgenerated when 's' then format(' generated always as (%s) stored', e.expr)
          else ' default ' || e.expr end), E',\\n  ' order by a.attnum)
      from pg_attribute a left join lateral (
        select pg_get_expr(adbin, adrelid) as expr from pg_attrdef
        where adrelid = a.attrelid and adnum = a.attnum) e on true
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ), (
      select string_agg(format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid, true)),
        E',\\n  ' order by array_position(array['p', 'u', 'x', 'c', 'f'], k.contype::text), k.conname)
      from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n' and k.contype <> 't' and not ${CALLS_OURS}
    )) as body,
    array(
      select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f') as refers,
    coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', '') as settings
  from pg_class c where ${OURS} and c.relkind = 'r' order by 1`

const LATE_CONSTRAINTS = `
  select format('alter table %I add constraint %I %s;', c.relname, k.conname, pg_get_constraintdef(k.oid, true)) as it
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where ${OURS} and k.contype <> 'n' and k.contype <> 't' and ${CALLS_OURS} order by 1`

const INDEXES = `
  select pg_get_indexdef(c.oid, 0, true) || ';' as it
  from pg_class c join pg_index i on i.indexrelid = c.oid
  where ${OURS} and not exists (select from pg_constraint k where k.conindid = c.oid and k.contype in ('p', 'u', 'x'))
  order by c.relname`

// In the order they were made, which is the order they need each other in.
const VIEWS = `
  select format(E'create view %I as\\n%s', c.relname, pg_get_viewdef(c.oid, true)) as it
  from pg_class c where ${OURS} and c.relkind = 'v' order by c.oid`

/** A function that fixes its search path fixes it to the schema it is made in, whatever that is called. */
const FUNCTIONS = `
  select regexp_replace(
      replace(pg_get_functiondef(p.oid), format('FUNCTION %I.', current_schema()), 'FUNCTION '),
      E'\\n SET search_path TO [^\\n]*', '') || E';\\n'
    || coalesce((
      select format(E'do $$ begin execute format(\\n  %L, current_schema()); end $$;\\n',
        format('alter function %I(%s) set search_path = ', p.proname, pg_get_function_identity_arguments(p.oid))
          || '%I' || regexp_replace(setting, '^search_path=[^,]*', ''))
      from unnest(p.proconfig) as setting where setting like 'search\\_path=%'), '')
    || case when p.proacl is null or p.proacl::text ~ '[{,]=X' then ''
      else format(E'revoke all on function %I(%s) from public;\\n', p.proname,
        pg_get_function_identity_arguments(p.oid)) end as it
  from pg_proc p where p.pronamespace = current_schema()::regnamespace order by p.oid`

const FILLED = `
  select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where ${OURS} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by 1 order by 1`

const TRIGGERS = `
  select pg_get_triggerdef(t.oid, true) || ';' as it
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where ${OURS} and not t.tgisinternal order by c.relname, t.tgname`

const COMMENTS = `
  select format('comment on %s is %L;', case when d.objsubid > 0
      then format('column %I.%I', c.relname, a.attname)
      else format('%s %I', case c.relkind when 'v' then 'view' when 'i' then 'index' else 'table' end, c.relname) end,
    d.description) as it
  from pg_description d
  join pg_class c on d.classoid = 'pg_class'::regclass and c.oid = d.objoid
  left join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid and d.objsubid > 0
  where ${OURS} order by c.relname, d.objsubid`
