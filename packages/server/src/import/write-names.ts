import { sql } from 'kysely'
import { unnested } from '#db/bulk.ts'
import type { Tx } from '#db/port.ts'
import { hearNames } from '#features/archive/name-sounds.repo.ts'
import type { ChineseName } from '#files/batch.ts'
import { nameKey } from '#files/stable-id.ts'
import type { Known } from './write-frame.ts'

/** Keeps Chinese names for later imports and gives them to what is here under its foreign one; numbers stay. */
export async function learnNames(
  tx: Tx,
  names: readonly ChineseName[],
  known: Known,
): Promise<number> {
  if (names.length === 0) return 0
  const rows = names.map(({ thing, spelling, name }) => ({ thing, key: nameKey(spelling), name }))
  for (const { thing, key, name } of rows) known.chinese.set(`${thing}|${key}`, name)
  const { numAffectedRows } = await sql`
    insert into chinese_name
    select distinct on (thing, key) thing, key, name from ${unnested([
      ['text', rows.map(({ thing }) => thing)],
      ['text', rows.map(({ key }) => key)],
      ['text', rows.map(({ name }) => name)],
    ])} with ordinality as n (thing, key, name, place) order by thing, key, place desc
    on conflict (thing, key) do update set name = excluded.name
    where chinese_name.name <> excluded.name`.execute(tx)
  for (const table of ['team', 'player'] as const) await rename(tx, table, sql`, sounds = null`)
  await rename(tx, 'league')
  await hearNames(tx)
  return Number(numAffectedRows ?? 0)
}

const rename = (tx: Tx, table: 'team' | 'league' | 'player', besides = sql``) =>
  sql`update ${sql.table(table)} t set name = c.name${besides}
    from foreign_name f join chinese_name c on c.thing = f.thing and c.key = f.key
    where f.thing = ${table} and f.id = t.id and t.name <> c.name`.execute(tx)
