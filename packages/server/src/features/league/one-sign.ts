import { sql, type RawBuilder } from 'kysely'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Wanted } from '@linmen/domain/search/name-search.ts'

interface OneSign {
  readonly word: Wanted
  readonly sports: readonly Sport[]
  readonly table: 'team' | 'player'
  /** What is read of each name. */
  readonly columns: readonly string[]
  /** A sport with so many names that begin with the sign needs no others. */
  readonly enough: number
  readonly most: number
}

type Sql = RawBuilder<unknown>

export const isOneSign = ({ key }: Wanted): boolean => [...key].length === 1

/**
 * Names of each sport that begin with a sign, the shortest first; where these are few, some of those that have it
 * elsewhere, too. Nobody reads the thousands a sign is in.
 */
export function hitsOfOneSign({ word, sports, table, columns, enough, most }: OneSign): Sql {
  const own = (of: string) => sql.join(columns.map((column) => sql.ref(`${of}.${column}`)))
  const some =
    (limit: number) =>
    (holds: Sql, order: Sql = sql``) =>
      sql`(select ${own('x')}, s.sport as played from ${WITHIN[table]} and ${holds} ${order} limit ${limit})`
  const begins = startingWith(word, table).map(({ holds, order }) => some(most)(holds, order))
  const elsewhere = holding(word).map((holds) => some(most - enough)(holds))
  return sql`
    select ${own('hit')} from (
      with asked as (select sport from unnest(${sports}::text[]) sport),
      begun as materialized (
        select b.* from asked s, lateral (${either(begins)}) b
      )
      select * from begun
      union
      select e.* from asked s, lateral (${either(elsewhere)}) e
      where (select count(*) from begun where played = s.sport) < ${enough}
    ) hit`
}

const either = (parts: readonly Sql[]) => sql.join([...parts], sql` union `)

/** The names of the sport that is asked for; a player is of his team's. */
const WITHIN = {
  team: sql`team x where x.sport = s.sport`,
  player: sql`player x join team t on t.id = x.team_id where t.sport = s.sport`,
}

const BY_LENGTH = sql`order by length(x.name), x.name, x.id`

// Each has an index that has the names in this order.
const startingWith = ({ key, sound }: Wanted, table: string) => [
  { holds: sql`left(name_key(x.name), 1) = ${key}`, order: BY_LENGTH },
  ...(sound === ''
    ? []
    : [
        { holds: sql`left(x.sounds, 2) = ${`|${sound}`}`, order: BY_LENGTH },
        {
          holds: sql`x.id in (
            select f.id from foreign_name f where f.thing = ${table} and left(f.key, 1) = ${sound}
            order by length(f.key), f.id limit ${MOST_SPELT})`,
          order: BY_LENGTH,
        },
      ]),
]

const MOST_SPELT = 100

const holding = ({ key, sound }: Wanted) => [
  sql`grams_of(name_key(x.name)) @> array[${key}::text]`,
  ...(sound === '' ? [] : [sql`heads_heard(x.sounds) @> array[${sound}::text]`]),
]
