import type pg from 'pg'
import { asOwner } from '#db/app-role.ts'

/** What every table holds, as a number of rows and a sum over all of them. */
export function contentsOf(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  return asOwner(pool, async (owner) => {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class
       where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
    )
    const sums = tables.map(
      ({ name }) => `select '${name}' as name, concat_ws(' rows, sum ', count(*),
        coalesce(sum(('x' || left(md5(t::text), 12))::bit(48)::bigint), 0)) as sum from ${name} t`,
    )
    const { rows } = await owner.query<{ name: string; sum: string }>(sums.join(' union all '))
    return new Map(rows.map(({ name, sum }) => [name, sum]))
  })
}

export const differing = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name))
