import { sql, type RawBuilder } from 'kysely'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { tracesOf } from '@linmen/domain/search/nearest.ts'
import { answering, byLength, wanted, type Wanted } from '@linmen/domain/search/name-search.ts'
import type { League } from '@linmen/domain/sport/atlas.ts'
import { byFame } from '@linmen/domain/standings/league-categories.ts'
import type { Reader } from '#db/port.ts'
import { hitsOfOneSign, isOneSign } from './one-sign.ts'

const FOUND = 30
// Names that may answer; the shortest ones, because nothing shorter than the word does.
const LOOKED_AT = 300
// Names of both sports that begin with one sign.
const BEGIN_SO = 500
// So many letters of what is heard are in the index.
const HEAD = 4
// Of each kind so many names are compared with a word that nobody answers to.
const LIKE = 1000

interface Hits {
  readonly teams: { id: string; name: string; leagueName: string; countryName: string }[]
  readonly players: { id: string; name: string; teamId: string; teamName: string }[]
}

/**
 * Teams and players on record who answer to a word: by their name, by its pinyin or initials, or by how files spell it.
 * The best answers first; nobody without a word.
 */
export const peopleNamed = async (db: Reader, sport: Sport, text: string | undefined) =>
  (await peopleOfSports(db, [sport], text)).get(sport)!

/** The same in several sports: the word is looked for once. */
export async function peopleOfSports(
  db: Reader,
  sports: readonly Sport[],
  text: string | undefined,
): Promise<ReadonlyMap<Sport, Hits>> {
  const word = wanted(text ?? '')
  if (word.key === '') return new Map(sports.map((sport) => [sport, { teams: [], players: [] }]))
  const teams = await sql<Spelt<Hits['teams'][number]>>`
    with hit as materialized (${hits(word, TEAM)}), ${best(sports, sql`hit.sport`, sql`hit`)}
    select b.id, b.sport, b.name, f.key as spelling, l.name as "leagueName",
      coalesce(c.name, '') as "countryName"
    from best b join league l on l.id = b.league_id left join country c on c.id = b.country_id
      left join foreign_name f on f.thing = 'team' and f.id = b.id
    where b.place <= ${LOOKED_AT}`.execute(db)
  // Few are looked up one by one; for thousands all teams are read.
  const withTeam = isOneSign(word)
    ? sql`hit cross join lateral (
        select name as "teamName", sport from team where id = hit.team_id offset 0
      ) t`
    : sql`hit join (select id as home_id, name as "teamName", sport from team) t
        on t.home_id = hit.team_id`
  const players = await sql<Spelt<Hits['players'][number]>>`
    with hit as materialized (${hits(word, PLAYER)}), ${best(sports, sql`t.sport`, withTeam)}
    select b.id, b.sport, b.name, f.key as spelling, b.team_id as "teamId", b."teamName"
    from best b left join foreign_name f on f.thing = 'player' and f.id = b.id
    where b.place <= ${LOOKED_AT}`.execute(db)
  return new Map(
    sports.map((sport) => {
      const own = <Row extends { sport: Sport }>(rows: readonly Row[]) =>
        rows.filter((row) => row.sport === sport)
      return [
        sport,
        { teams: bestOf(word, own(teams.rows)), players: bestOf(word, own(players.rows)) },
      ]
    }),
  )
}

type Spelt<Row> = Row & { readonly spelling: string | null; readonly sport: Sport }

interface Thing {
  readonly table: 'team' | 'player'
  /** What is shown of it, read where it is found: to come for it again would be to read the whole table. */
  readonly columns: readonly string[]
}
const TEAM: Thing = { table: 'team', columns: ['id', 'name', 'sport', 'league_id', 'country_id'] }
const PLAYER: Thing = { table: 'player', columns: ['id', 'name', 'team_id'] }

/** The shortest names of each sport, before anything else is looked up: one sign is in thousands of them. */
const best = (sports: readonly Sport[], sport: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`best as (
    select *, row_number() over (
      partition by ${sport} order by length(hit.name), hit.name, hit.id
    ) as place
    from ${from} where ${sport} = any(${sports})
  )`

/**
 * Whoever may answer: the order among them is not the database's business. Each part has an index of its own, which
 * finds where the pairs or the first letters of the word are; the word itself is looked for among those.
 */
function hits(word: Wanted, { table, columns }: Thing): RawBuilder<unknown> {
  if (isOneSign(word)) return hitsOfOneSign({ word, table, columns, enough: FOUND, most: BEGIN_SO })
  const { key, sound } = word
  const own = sql.join(columns.map((column) => sql.ref(`x.${column}`)))
  const written = sql`
    select ${own} from ${sql.table(table)} x
    where grams_of(name_key(name)) @> pairs_of(${key}) and position(${key} in name_key(name)) > 0`
  if (sound === '') return written
  return sql`${written}
    union select ${own} from ${sql.table(table)} x
    where heads_heard(sounds) @> array[left(${sound}, ${HEAD})]
      and position(${`|${sound}`} in sounds) > 0
    union select ${own} from foreign_name f join ${sql.table(table)} x on x.id = f.id
    where f.thing = ${sql.lit(table)} and grams_of(replace(f.key, ' ', '')) @> pairs_of(${sound})
      and position(${sound} in replace(f.key, ' ', '')) > 0`
}

const bestOf = <Row extends { readonly name: string; readonly spelling: string | null }>(
  word: Wanted,
  rows: readonly Row[],
): Row[] =>
  answering(
    word,
    rows.toSorted((a, b) => byLength(a.name, b.name)),
    ({ name, spelling }) => [name, spelling ?? ''],
  ).slice(0, FOUND)

/** Names of teams that share a pair of signs or some sound with a word: as many as are worth a closer look. */
export async function teamsLike(db: Reader, word: string): Promise<string[]> {
  const { pairs, heads } = tracesOf(word)
  const { rows } = await sql<{ name: string }>`
    (select name from team where grams_of(name_key(name)) && ${pairs}::text[] limit ${LIKE})
    union (select name from team where heads_heard(sounds) && ${heads}::text[] limit ${LIKE})`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** Leagues that answer to a word with their short name, their long one or how files spell it. */
export async function leaguesNamed(
  db: Reader,
  leagues: readonly League[],
  text: string,
): Promise<League[]> {
  const rows = await db
    .selectFrom('foreign_name')
    .select(['id', 'key'])
    .where('thing', '=', 'league')
    .execute()
  const spellings = new Map(rows.map(({ id, key }) => [id, key]))
  return answering(wanted(text), leagues.toSorted(byFame), ({ id, name, fullName }) => [
    name,
    fullName,
    spellings.get(id) ?? '',
  ])
}
