import { sql, type RawBuilder } from 'kysely'
import type { Tables } from './tables.generated.ts'
import type { Tx } from './port.ts'

/** Many rows in one text parameter: the statement stays the same whatever their number. */
export const rowsOf = (table: keyof Tables, rows: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`

/**
 * Writes rows under their id. A row that is there already takes the new values where they differ. Returns how many
 * were new or different.
 */
export async function upsert(
  tx: Tx,
  table: keyof Tables,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const columns = Object.keys(first).filter((column) => column !== 'id')
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(columns.map((column) => sql.ref(`excluded.${column}`)))
  const held = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))
  const { numAffectedRows } = await sql`insert into ${sql.table(table)}
    select distinct on (id) * from ${rowsOf(table, rows)}
    on conflict (id) do update set (${names}) = row(${values})
    where (${held}) is distinct from (${values})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

type Cell = string | number | boolean | null

/** A column of many rows: its type in the database and the values. */
export type Column = readonly [type: 'text' | 'integer' | 'bigint' | 'boolean', values: Cell[]]

/** Many rows as one array for each column: much quicker to read for the database than objects. */
export const unnested = (columns: readonly Column[]): RawBuilder<unknown> =>
  sql`unnest(${sql.join(
    columns.map(([type, values]) => sql`${arrayText(values)}::${sql.raw(type)}[]`),
  )})`

const SPECIAL = /["\\]/g

function arrayText(values: readonly Cell[]): string {
  let text = '{'
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    if (at > 0) text += ','
    text += typeof value === 'string' ? `"${quoted(value)}"` : value
  }
  return `${text}}`
}

const quoted = (text: string) =>
  text.includes('"') || text.includes('\\') ? text.replace(SPECIAL, '\\$&') : text
