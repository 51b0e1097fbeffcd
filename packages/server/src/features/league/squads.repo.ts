import { sql } from 'kysely'
import type { Squad } from '@linmen/domain/sport/player.ts'
import type { Reader } from '#db/port.ts'

export type SquadRecord = Pick<Squad, 'teamId' | 'players' | 'career'>

/** The squads of these teams as far as they are on record. */
export async function squadsOnRecord(
  db: Reader,
  teamIds: readonly string[],
): Promise<readonly SquadRecord[]> {
  const { rows } = await sql<SquadRecord>`
    select team_id as "teamId", players, career from squad
    where team_id = any(${teamIds})`.execute(db)
  return rows
}
