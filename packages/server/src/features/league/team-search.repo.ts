import { sql } from 'kysely'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Reader } from '#db/port.ts'

/** Teams on record whose name holds a word, the shortest names first. */
export async function teamsNamed(
  db: Reader,
  { sport, word, limit }: { readonly sport: Sport; readonly word: string; readonly limit: number },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from team
    where sport = ${sport} and position(${word} in name) > 0
    order by length(name), name, id limit ${limit}`.execute(db)
  return rows
}
