import { sql, type RawBuilder } from 'kysely'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { answering, byLength, wanted, type Wanted } from '@linmen/domain/search/name-search.ts'
import type { League } from '@linmen/domain/sport/atlas.ts'
import { byFame } from '@linmen/domain/standings/league-categories.ts'
import type { Reader } from '#db/port.ts'

const FOUND = 30
// Names that may answer; the shortest ones, because nothing shorter than the word does.
const LOOKED_AT = 300
// What the key of a word leaves out, as far as names have it.
const LEFT_OUT = ` 　·・•‧.．-–'’()（）`

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
    select t.id, t.name, f.key as spelling, l.name as "leagueName",
      coalesce(c.name, '') as "countryName"
    from team t join league l on l.id = t.league_id left join country c on c.id = t.country_id
      left join foreign_name f on f.thing = 'team' and f.id = t.id
    where t.sport = ${sport} and ${answers(word, 't')}
    order by length(t.name), t.name, t.id limit ${LOOKED_AT}`.execute(db)
  const players = await sql<Spelt<Hits['players'][number]>>`
    select p.id, p.name, f.key as spelling, p.team_id as "teamId", t.name as "teamName"
    from player p join team t on t.id = p.team_id
      left join foreign_name f on f.thing = 'player' and f.id = p.id
    where t.sport = ${sport} and ${answers(word, 'p')}
    order by length(p.name), p.name, p.id limit ${LOOKED_AT}`.execute(db)
  return { teams: bestOf(word, teams.rows), players: bestOf(word, players.rows) }
}

type Spelt<Row> = Row & { readonly spelling: string | null }

/** Whatever may answer: the order among them is not the database's business. */
function answers({ key, sound }: Wanted, table: 't' | 'p'): RawBuilder<boolean> {
  const name = sql`lower(translate(${sql.ref(`${table}.name`)}, ${LEFT_OUT}, ''))`
  const written = sql<boolean>`position(${key} in ${name}) > 0`
  if (sound === '') return written
  return sql<boolean>`(${written}
    or position(${`|${sound}`} in ${sql.ref(`${table}.sounds`)}) > 0
    or position(${sound} in replace(f.key, ' ', '')) > 0)`
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
