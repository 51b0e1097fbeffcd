import type { Insertable, Selectable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { FilmTable } from '#db/tables.generated.ts'

export type FilmRow = Selectable<FilmTable>

export async function filmsOf(db: Reader, ids: readonly string[]): Promise<Map<string, FilmRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('film')
    .selectAll()
    .where('interpretation_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.interpretation_id, row]))
}

export const addFilm = (tx: Tx, film: Insertable<FilmTable>) =>
  tx.insertInto('film').values(film).execute()
