import { sql, type RawBuilder } from 'kysely'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { answering, byLength, wanted, type Wanted } from '@linmen/domain/search/name-search.ts'
import type { League } from '@linmen/domain/sport/atlas.ts'
import { byFame } from '@linmen/domain/standings/league-categories.ts'
import type { Reader } from '#db/port.ts'

const FOUND = 30
// Names that may answer; the shortest ones, because nothing shorter than the word does.
const LOOKED_AT = 300
// So many letters of what is heard are in the index.
const HEAD = 4

interface Hits {
  readonly teams: { id: string; name: string; leagueName: string; countryName: string }[]
  readonly players: { id: string; name: string; teamId: string; teamName: string }[]
}

/**
 * Teams and players on record who answer to a word: by their name, by its pinyin or initials, or by how files spell it.
 * The best answers first; nobody without a word.
 */
export async function peopleNamed(
  db: Reader,
  sport: Sport,
  text: string | undefined,
): Promise<Hits> {
  const word = wanted(text ?? '')
  if (word.key === '') return { teams: [], players: [] }
  const teams = await sql<Spelt<Hits['teams'][number]>>`
    with hit as materialized (${hits(word, 'team')})
    select t.id, t.name, f.key as spelling, l.name as "leagueName",
      coalesce(c.name, '') as "countryName"
    from hit join team t on t.id = hit.id
      join league l on l.id = t.league_id left join country c on c.id = t.country_id
      left join foreign_name f on f.thing = 'team' and f.id = t.id
    where t.sport = ${sport}
    order by length(t.name), t.name, t.id limit ${LOOKED_AT}`.execute(db)
  const players = await sql<Spelt<Hits['players'][number]>>`
    with hit as materialized (${hits(word, 'player')})
    select p.id, p.name, f.key as spelling, p.team_id as "teamId", t.name as "teamName"
    from hit join player p on p.id = hit.id join team t on t.id = p.team_id
      left join foreign_name f on f.thing = 'player' and f.id = p.id
    where t.sport = ${sport}
    order by length(p.name), p.name, p.id limit ${LOOKED_AT}`.execute(db)
  return { teams: bestOf(word, teams.rows), players: bestOf(word, players.rows) }
}

type Spelt<Row> = Row & { readonly spelling: string | null }

/**
 * Whoever may answer: the order among them is not the database's business. Each part has an index of its own, which
 * finds where the pairs or the first letters of the word are; the word itself is looked for among those.
 */
function hits({ key, sound }: Wanted, thing: 'team' | 'player'): RawBuilder<unknown> {
  const table = sql.table(thing)
  const written = sql`
    select id from ${table}
    where grams_of(name_key(name)) @> pairs_of(${key}) and position(${key} in name_key(name)) > 0`
  if (sound === '') return written
  return sql`${written}
    union select id from ${table}
    where heads_heard(sounds) @> array[left(${sound}, ${HEAD})]
      and position(${`|${sound}`} in sounds) > 0
    union select id from foreign_name
    where thing = ${sql.lit(thing)} and grams_of(replace(key, ' ', '')) @> pairs_of(${sound})
      and position(${sound} in replace(key, ' ', '')) > 0`
}

const bestOf = <Row extends Spelt<{ readonly name: string }>>(
  word: Wanted,
  rows: readonly Row[],
): Row[] =>
  answering(
    word,
    rows.toSorted((a, b) => byLength(a.name, b.name)),
    ({ name, spelling }) => [name, spelling ?? ''],
  ).slice(0, FOUND)

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
