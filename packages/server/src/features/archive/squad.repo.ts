import { sql } from 'kysely'
import { soundsOf } from '@linmen/domain/search/name-search.ts'
import type { Squad } from '@linmen/domain/sport/player.ts'
import { upsert } from '#db/bulk.ts'
import type { Reader, Tx } from '#db/port.ts'

/** Puts squads as they are now in the place of those known before. */
export async function putSquads(tx: Tx, squads: readonly Squad[], nowMs: number): Promise<void> {
  for (const squad of squads) await putSquad(tx, squad, nowMs)
  const players = squads.flatMap((squad) =>
    squad.players.map(({ id, name }) => ({
      id,
      team_id: squad.teamId,
      name,
      sounds: soundsOf(name),
    })),
  )
  await upsert(tx, 'player', players)
}

async function putSquad(tx: Tx, squad: Squad, nowMs: number): Promise<void> {
  const { teamId, players, transfers, honours, career } = squad
  const json = (list: readonly object[]) => sql<string>`${JSON.stringify(list)}::jsonb`
  const row = {
    pulled_at_ms: nowMs,
    players: json(players),
    transfers: json(transfers),
    honours: json(honours),
    career: json(career),
  }
  await tx
    .insertInto('squad')
    .values({ team_id: teamId, ...row })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet(row))
    .execute()
}

/** Which of these teams have a squad that was recorded since a moment. */
export async function squadsSince(
  db: Reader,
  teamIds: readonly string[],
  sinceMs: number,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('squad')
    .select('team_id')
    .where('team_id', 'in', teamIds)
    .where('pulled_at_ms', '>', sinceMs)
    .execute()
  return new Set(rows.map(({ team_id }) => team_id))
}

export async function squadOf(
  db: Reader,
  teamId: string,
): Promise<{ squad: Squad; pulledAtMs: number } | null> {
  const row = await db
    .selectFrom('squad')
    .selectAll()
    .where('team_id', '=', teamId)
    .executeTakeFirst()
  if (!row) return null
  const { team_id, pulled_at_ms, ...parts } = row
  return { squad: { teamId: team_id, ...parts }, pulledAtMs: pulled_at_ms }
}

export async function teamOfPlayer(db: Reader, playerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('player')
    .select('team_id')
    .where('id', '=', playerId)
    .executeTakeFirst()
  return row?.team_id ?? null
}
