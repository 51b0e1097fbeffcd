import type { ColumnType } from 'kysely'
import type { CareerLine, Honour, Player, Transfer } from '@linmen/domain/sport/player.ts'

/** Who plays for a team, as it was last fetched. */
export interface SquadTable {
  team_id: string
  pulled_at_ms: number
  players: ColumnType<Player[], string, string>
  transfers: ColumnType<Transfer[], string, string>
  honours: ColumnType<Honour[], string, string>
  career: ColumnType<CareerLine[], string, string>
}
