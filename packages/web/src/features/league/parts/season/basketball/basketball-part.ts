import type { House } from '@linmen/contract/kit/codec.ts'
import type { basketballLeague } from '@linmen/contract/league/basketball-table.schemas.ts'
import type { ReactNode } from 'react'
import type { SeasonChoice } from '#features/league/league.queries.ts'

/** What every tab of a basketball league is given. */
export interface BasketballPart {
  readonly page: House<typeof basketballLeague>
  readonly choice: SeasonChoice
  /** The choice of the season. */
  readonly picker: ReactNode
}
