import { sql } from 'kysely'
import { soundsOf } from '@linmen/domain/search/name-search.ts'
import { unnested } from '#db/bulk.ts'
import type { Tx } from '#db/port.ts'

const AT_ONCE = 500
const TABLES = ['team', 'player'] as const

/** Listens to all names nobody has listened to: those of older records, and those that were changed. */
export async function hearNames(tx: Tx): Promise<void> {
  while ((await hearSome(tx)) > 0);
}

/** A piece of the same. Returns how many names there were. */
export async function hearSome(tx: Tx): Promise<number> {
  let count = 0
  for (const table of TABLES) {
    const rows = await tx
      .selectFrom(table)
      .select(['id', 'name'])
      .where('sounds', 'is', null)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (rows.length === 0) continue
    count += rows.length
    await sql`update ${sql.table(table)} t set sounds = heard.sounds from ${unnested([
      ['text', rows.map(({ id }) => id)],
      ['text', rows.map(({ name }) => soundsOf(name))],
    ])} heard (id, sounds) where t.id = heard.id`.execute(tx)
  }
  return count
}
