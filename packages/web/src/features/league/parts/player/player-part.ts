import type { House } from '@linmen/contract/kit/codec.ts'
import type { basketballPlayer } from '@linmen/contract/league/basketball-player.schemas.ts'
import type { PlayerChoice } from '#features/league/basketball.queries.ts'

/** What every tab of a basketball player is given. */
export interface PlayerPart {
  readonly page: House<typeof basketballPlayer>
  readonly choice: PlayerChoice
}
