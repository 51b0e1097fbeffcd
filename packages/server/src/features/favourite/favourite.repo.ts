import type { Reader, Tx } from '#db/port.ts'
import type { FavouriteTable } from '#db/tables.generated.ts'

type Subject = Pick<FavouriteTable, 'kind' | 'sport'> & { readonly id: string }

/** Whom the member follows, the latest first; who has left the records is left out. */
export async function favouritesOf(db: Reader, memberId: string) {
  const rows = await db
    .selectFrom('favourite')
    .leftJoin('team', (join) =>
      join.onRef('team.id', '=', 'subject_id').on('favourite.kind', '=', 'team'),
    )
    .leftJoin('player', (join) =>
      join.onRef('player.id', '=', 'subject_id').on('favourite.kind', '=', 'player'),
    )
    .select(['kind', 'favourite.sport', 'subject_id', 'kept_at_ms'])
    .select(['team.name as team_name', 'player.name as player_name'])
    .where('member_id', '=', memberId)
    .orderBy('kept_at_ms', 'desc')
    .orderBy('subject_id')
    .execute()
  return rows.flatMap(({ kind, sport, subject_id, kept_at_ms, team_name, player_name }) => {
    const name = team_name ?? player_name
    return name === null ? [] : [{ kind, sport, id: subject_id, name, keptAtMs: kept_at_ms }]
  })
}

export async function isKnown(tx: Tx, { kind, sport, id }: Subject): Promise<boolean> {
  const team = await tx
    .selectFrom('team')
    .select('team.id')
    .$if(kind === 'team', (query) => query.where('team.id', '=', id))
    .$if(kind === 'player', (query) =>
      query.innerJoin('player', 'player.team_id', 'team.id').where('player.id', '=', id),
    )
    .where('team.sport', '=', sport)
    .executeTakeFirst()
  return team !== undefined
}

export async function addFavourites(
  tx: Tx,
  memberId: string,
  items: readonly Subject[],
  nowMs: number,
): Promise<void> {
  if (items.length === 0) return
  await tx
    .insertInto('favourite')
    .values(
      items.map(({ kind, sport, id }) => ({
        ...{ member_id: memberId, kind, sport, subject_id: id, kept_at_ms: nowMs },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function dropFavourites(tx: Tx, memberId: string, items: readonly Subject[]) {
  for (const { kind, id } of items)
    await tx
      .deleteFrom('favourite')
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('subject_id', '=', id)
      .execute()
}

export async function countFavourites(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('favourite')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
