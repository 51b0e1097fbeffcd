import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './harness.ts'

interface Column {
  readonly kind: string
  readonly nullable: boolean
  readonly generated: boolean
}

const at = (path: string) => new URL(`../src/db/${path}`, import.meta.url)

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('the tables in code are the tables of the migrated schema, column by column', async () => {
  const [declared, migrated] = [await declaredTables(), await migratedTables()]
  expect([...declared.keys()].toSorted()).toEqual([...migrated.keys()].toSorted())
  for (const [table, columns] of migrated)
    expect(Object.fromEntries(declared.get(table)!), table).toEqual(expected(columns))
})

// JSON and lists hold whatever their interface says.
const expected = (columns: Map<string, Column>) =>
  Object.fromEntries(
    [...columns].map(([name, column]) => [
      name,
      column.kind === 'json' ? { ...column, kind: expect.any(String) } : column,
    ]),
  )

/** Reads the interfaces as text: they leave nothing behind at run time. */
async function declaredTables(): Promise<Map<string, Map<string, Column>>> {
  const list = await readFile(at('tables.ts'), 'utf8')
  const files = new Map(
    [...list.matchAll(/import type \{ (\w+) \} from '\.\/(tables\/[\w-]+\.ts)'/g)].map(
      ([, name, file]) => [name!, file!] as const,
    ),
  )
  const tables = new Map<string, Map<string, Column>>()
  for (const [, table, name] of list.matchAll(/^ {2}(\w+): (\w+)$/gm))
    tables.set(table!, declaredColumns(await readFile(at(files.get(name!)!), 'utf8'), name!))
  return tables
}

function declaredColumns(source: string, name: string): Map<string, Column> {
  const body = new RegExp(`interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? ''
  const whole = body.replace(/\n {4,}/g, ' ')
  return new Map(
    [...whole.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, column, type]) => [
      column!,
      columnOf(type!),
    ]),
  )
}

function columnOf(type: string): Column {
  const generated = /^Generated<(.*)>$/.exec(type)
  const parts = (generated?.[1] ?? type).split('|').map((part) => part.trim())
  const [first = ''] = parts.filter((part) => part !== 'null' && part !== '')
  return {
    kind: kindOf(first),
    nullable: parts.includes('null'),
    generated: generated !== null,
  }
}

function kindOf(type: string): string {
  if (/^-?\d/.test(type) || type === 'number' || type === 'Cents') return 'number'
  // A name of its own is a set of words, as a literal is one of them.
  if (/^'|^[A-Z]/.test(type) || type === 'string') return 'text'
  if (type === 'boolean' || type === 'true' || type === 'false') return 'boolean'
  return 'other'
}

const SQL_KINDS: Record<string, string> = {
  text: 'text',
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  jsonb: 'json',
  ARRAY: 'json',
  json: 'json',
}

async function migratedTables(): Promise<Map<string, Map<string, Column>>> {
  const { rows } = await app.db.pool.query<{
    table_name: string
    column_name: string
    data_type: string
    is_nullable: 'YES' | 'NO'
    has_default: boolean
  }>(
    `select table_name, column_name, data_type, is_nullable,
       column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const tables = new Map<string, Map<string, Column>>()
  for (const row of rows) {
    const columns = tables.get(row.table_name) ?? new Map<string, Column>()
    const nullable = row.is_nullable === 'YES'
    const generated = row.has_default
    columns.set(row.column_name, { kind: SQL_KINDS[row.data_type] ?? 'other', nullable, generated })
    tables.set(row.table_name, columns)
  }
  return tables
}
