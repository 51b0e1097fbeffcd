import { sql, type RawBuilder } from 'kysely'
import type { Wanted } from '@linmen/domain/search/name-search.ts'

interface OneSign {
  readonly word: Wanted
  readonly table: 'team' | 'player'
  /** What is read of each name. */
  readonly columns: readonly string[]
  /** Where so many names begin with the sign, no others are looked for. */
  readonly enough: number
  readonly most: number
}

export const isOneSign = ({ key }: Wanted): boolean => [...key].length === 1

/**
 * Names that begin with a sign, the shortest first; where these are few, some of those that have it elsewhere, too.
 * Nobody reads the thousands a sign is in. A player's sport is his team's: to ask for it here would be to look up
 * the team of each.
 */
export function hitsOfOneSign({
  word,
  table,
  columns,
  enough,
  most,
}: OneSign): RawBuilder<unknown> {
  const own = sql.join(columns.map((column) => sql.ref(`x.${column}`)))
  const named = sql`select ${own} from ${sql.table(table)} x`
  const begin = beginning(word, table).map(
    (way) => sql`(${named} where ${way} order by length(x.name), x.name, x.id limit ${most})`,
  )
  const hold = holding(word).map((way) => sql`(${named} where ${way} limit ${most})`)
  return sql`
    select * from (
      with begun as materialized (${either(begin)})
      select * from begun
      union
      select * from (${either(hold)}) held where (select count(*) from begun) < ${enough}
    ) one_sign`
}

const either = (parts: readonly RawBuilder<unknown>[]) => sql.join([...parts], sql` union `)

// Each has an index, which has the names in the order they are read in.
const beginning = ({ key, sound }: Wanted, table: string) => [
  sql`left(name_key(x.name), 1) = ${key}`,
  ...(sound === ''
    ? []
    : [
        sql`left(x.sounds, 2) = ${`|${sound}`}`,
        sql`x.id in (
          select f.id from foreign_name f where f.thing = ${table} and left(f.key, 1) = ${sound}
          order by length(f.key), f.id limit ${SPELT})`,
      ]),
]

const SPELT = 100

const holding = ({ key, sound }: Wanted) => [
  sql`grams_of(name_key(x.name)) @> array[${key}::text]`,
  ...(sound === '' ? [] : [sql`heads_heard(x.sounds) @> array[${sound}::text]`]),
]
