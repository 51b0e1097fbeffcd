import { sql } from 'kysely'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { searchKey } from '@linmen/domain/search/search-key.ts'
import type { Reader } from '#db/port.ts'

const FOUND = 30
// What the key of a word leaves out, as far as names have it.
const LEFT_OUT = ` 　·・•‧.．-–'’()（）`

interface Hits {
  readonly teams: { id: string; name: string; leagueName: string; countryName: string }[]
  readonly players: { id: string; name: string; teamId: string; teamName: string }[]
}

/** Teams and players on record whose name holds a word, the shortest names first; nobody without a word. */
export async function peopleNamed(
  db: Reader,
  sport: Sport,
  word: string | undefined,
): Promise<Hits> {
  const key = searchKey(word ?? '')
  if (key === '') return { teams: [], players: [] }
  const has = (name: string) =>
    sql`position(${key} in lower(translate(${sql.ref(name)}, ${LEFT_OUT}, ''))) > 0`
  const teams = await sql<Hits['teams'][number]>`
    select t.id, t.name, l.name as "leagueName", coalesce(c.name, '') as "countryName"
    from team t join league l on l.id = t.league_id left join country c on c.id = t.country_id
    where t.sport = ${sport} and ${has('t.name')}
    order by length(t.name), t.name, t.id limit ${FOUND}`.execute(db)
  const players = await sql<Hits['players'][number]>`
    select p.id, p.name, p.team_id as "teamId", t.name as "teamName"
    from player p join team t on t.id = p.team_id
    where t.sport = ${sport} and ${has('p.name')}
    order by length(p.name), p.name, p.id limit ${FOUND}`.execute(db)
  return { teams: teams.rows, players: players.rows }
}
